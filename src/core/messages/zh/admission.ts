import type { AdmitRefusal } from '../../admission/admit.ts';
import type { CheckpointReason } from '../../admission/checkpoints.ts';
import type { PermitGateId, PermitReason } from '../../admission/permit.ts';

export * from './skills.ts';

/** 每道门检查什么，简称。 */
export const gateNames = {
  fields: '字段',
  types: '类型',
  range: '范围',
  city: '语义',
  permission: '宿主许可',
} satisfies Record<PermitGateId, string>;

/** 每道门的要求。 */
export const gateDemands = {
  fields: '恰好 city 与 days',
  types: 'city 是字符串，days 是整数',
  range: 'days 在 1 到 7 之间',
  city: '宿主认识的城市',
  permission: '宿主已许可',
} satisfies Record<PermitGateId, string>;

/** 查询被拒的原因，以及该怎么做。 */
export const permitRefusals = {
  schema_fields:
    '字段不是恰好 city 与 days 两个。两个都要给，不多不少，拼写一致。',
  schema_types: '有字段类型不对。city 要给字符串，days 要给整数。',
  schema_range: '天数不在 1 到 7 之间。请改成这个范围内的天数。',
  semantic_city: '宿主不认识这个城市。请用它词表里的名字，一字不差。',
  permission_denied: '宿主不许可这次调用。怎么改参数都没有用。',
  permission_undecided:
    '宿主没有给出决定，没有决定就是不许可。要修的是策略。',
} satisfies Record<PermitReason, string>;

/** 任意工具的调用被拒的原因。 */
export const admitRefusals = {
  invalid_arguments: '参数不符合工具的 Schema。请修正列出的字段。',
  meaning_unknown:
    '参数符合 Schema，但在这里没有所指。请换成真实存在的值。',
  permission_denied: permitRefusals.permission_denied,
  permission_undecided: permitRefusals.permission_undecided,
} satisfies Record<AdmitRefusal['code'], string>;

/** 检查点拦下调用的原因。 */
export const checkpointRefusals = {
  tool_not_exposed: '这个工具没有向该用户和任务暴露。',
  no_call_id: '提议没有调用标识，后面的一切都无从对应。',
  arguments_do_not_fit: '参数不符合契约。',
  not_permitted: '这个身份不能对这个资源做这件事。',
  no_execution_record: '执行情况没有留下记录。',
  observation_not_for_this_call: '返回的观察结果对不上这次调用。',
} satisfies Record<CheckpointReason, string>;

export * from './reading.ts';
export * from './responses.ts';
