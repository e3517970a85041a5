import type {
  ResponseGateId,
  ResponseLabel,
} from '../../responses/classifyResponse.ts';

/** 每一级看什么，简称。 */
export const responseGateNames = {
  arrival: '是否到达',
  record: '是否对象',
  version: '版本',
  identity: '身份',
  branch: '错误或结果',
  error: '协议错误',
  result: '结果的形状',
  tool: '工具错误',
  output: '输出契约',
} satisfies Record<ResponseGateId, string>;

/** 每一级的要求。 */
export const responseGateDemands = {
  arrival: '有东西返回',
  record: '是一个 JSON 对象',
  version: 'jsonrpc 是字符串 "2.0"',
  identity: 'id 与发出的同值同类型',
  branch: 'error 与 result 恰有其一',
  error: '没有 error；若有，code 是整数',
  result: 'result 是对象，isError 若在则为布尔值',
  tool: 'isError 不为 true',
  output: 'count 是不小于 0 的整数',
} satisfies Record<ResponseGateId, string>;

/** 每个标签的简称。 */
export const responseLabelNames = {
  unknown: '结果未知',
  protocol_mismatch: '身份或版本不符',
  malformed: '畸形',
  protocol_error: '协议错误',
  tool_error: '工具错误',
  output_schema_error: '输出结构错误',
  verify_business: '业务回查',
} satisfies Record<ResponseLabel, string>;

/** 每个标签说明这条消息是什么。下一步还取决于调用的作用，由判读给出。 */
export const responseLabels = {
  unknown: '没有等到响应，这不等于什么都没发生。',
  protocol_mismatch:
    '这条消息不是本次调用的响应，或者写的是别的协议版本。它与本次调用无关。',
  malformed: '这不是一条完好的响应。哪一部分都不要信。',
  protocol_error: '服务端用错误回答了请求。',
  tool_error: '工具报告执行失败。事情也许已经做了一部分。',
  output_schema_error:
    '工具执行了，但结果不符合输出契约。结果一点也不要用。',
  verify_business:
    '结果符合契约。任务完成没有，要看最终状态；这个标签不代表成功。',
} satisfies Record<ResponseLabel, string>;
