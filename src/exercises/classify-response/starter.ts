type Label =
  | 'unknown'
  | 'protocol_mismatch'
  | 'malformed'
  | 'protocol_error'
  | 'tool_error'
  | 'output_schema_error'
  | 'verify_business';

export function classifyResponse(
  response: unknown,
  expectedId: string | number,
): Label {
  // The first rung that stops the response gives the label.
  // So far silence is told from an answer, and every answer is believed.
  if (response === null || response === undefined) return 'unknown';
  return 'verify_business';
}
