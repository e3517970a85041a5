/** The first question: what is a response to the call that waits for it? */
export type ResponseClass =
  | 'ok'
  | 'input_required'
  | 'tool_error'
  | 'protocol_error'
  | 'contract_violation'
  | 'cannot_be_checked'
  | 'malformed_frame'
  | 'not_my_answer'
  | 'no_answer'
  | 'notification'
  | 'server_request'
  | 'noise'
  | 'batch';
