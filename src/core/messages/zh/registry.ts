import type * as en from '../en/registry.ts';

/** The same words, in Chinese. */
type Same<Table> = Record<keyof Table, string>;

/** What a gate of the registry looks at, as a short name. */
export const callGateNames: Same<typeof en.callGateNames> = {
  tool: '工具',
  arguments: '参数',
  permission: '许可',
  approval: '审批',
  resource: '资源',
  deadline: '时限',
  receipt: '回执',
  budget: '输出预算',
  output: '输出契约',
};

/** What a gate of the registry asks. */
export const callGateQuestions: Same<typeof en.callGateQuestions> = {
  tool: '有没有这个工具？',
  arguments: '参数符合 Schema 吗？',
  permission: '这个身份可以用这个工具吗？',
  approval: '有人批准的正是这次调用吗？',
  resource: '这个身份可以动这件东西吗？',
  deadline: '答复在时限内到了吗？',
  receipt: '这件事已经做过了吗？',
  budget: '结果小到可以交给模型吗？',
  output: '结果是工具承诺的那样吗？',
};

/** What happened, for each error of the registry. */
export const callErrors: Same<typeof en.callErrors> = {
  tool_not_found: '没有这个名字的工具。',
  invalid_arguments: '参数不符合工具的 Schema。',
  permission_denied: '这个身份没有使用该工具的许可。',
  approval_required:
    '这次调用需要单独审批，而现有的审批不成立或者根本没有。',
  not_found_or_not_allowed: '参数所指的东西不存在，或者属于别人。',
  tool_timeout: '时限内没有等到答复。',
  idempotency_conflict: '这个键已经用于另一个请求。这一次什么也没做。',
  outcome_unknown: '这个键下先前有一次调用已经开始，没人知道它是否生效。',
  receipts_unavailable: '回执存储无法查询，所以什么也没有执行。',
  receipt_changed: '这张回执已经不是先前查的那一张，什么也没有了结。',
  handler_exception: '工具自己的代码出了错。',
  invalid_tool_output: '工具的答复与它的承诺不符。',
  output_too_large: '工具的答复超出了预算。',
};

/** What to do next. */
export const nextSteps: Same<typeof en.nextSteps> = {
  choose_listed_tool: '从列表里选一个工具。',
  repair_arguments: '修正指出的字段，再提议一次。',
  get_permission: '停下。怎么改参数都没有用。',
  ask_for_approval: '把这次调用交给有权审批的人看。',
  check_the_id: '核对标识，或者重新查找。',
  reconcile: '与先前的请求对账。新的意图要用新的键。',
  retry_within_limits: '在次数和时间的限度内再试。',
  look_up_first: '先查回执或状态，再决定是否发送任何东西。',
  raise_alarm: '停下，通知维护这个工具的人。',
};

/** What a call left behind. */
export const outcomes: Same<typeof en.outcomes> = {
  not_executed: '没有产生任何效果',
  applied: '已经生效',
  unknown: '没人知道是否生效',
};

/** Why an approval does not hold. */
export const approvalProblems: Same<typeof en.approvalProblems> = {
  absent: '调用没有带审批。',
  not_an_approval: '带来的不是审批：审批要有审批人、期限和封印。',
  for_another_call: '审批针对的是另一次调用，或者不是本宿主签发的。',
  expired: '审批已经过期。',
};

/** Why a tool is not taken into the registry. */
export const registrationProblems: Same<typeof en.registrationProblems> = {
  duplicate_name: '已经有同名的工具。',
  unusable_input_schema: '输入 Schema 照现在的写法无法执行。',
  unusable_output_schema: '输出 Schema 照现在的写法无法执行。',
  key_not_a_required_string: '幂等键必须是类型为 string 的必填字段。',
  write_without_key: '会写入的工具必须有一个携带幂等键的参数。',
  invalid_limit: '上限必须是不小于 1 的整数。',
};

/** Why a value has no canonical text. */
export const canonicalProblems: Same<typeof en.canonicalProblems> = {
  not_json: '这不是 JSON 值。',
  not_finite: '这个数不是有限数。',
  unsafe_integer: '这个整数超过 2^53 - 1，解析器会舍入。请用字符串传递。',
  lone_surrogate: '这段文本含有半个代理对。',
  too_deep: '嵌套太深。',
};

/** Why two abilities become one tool, or two. */
export const granularityReasons: Same<typeof en.granularityReasons> = {
  effect_differs: '效果不同，而效果要从工具的名字上看得出来。',
  permission_differs: '所需许可不同，其中一个可以单独授予。',
  audience_differs: '面向的人不同，其中一个不必让所有人看到。',
  retry_differs: '超时后只有其中一个可以重试，而一份契约只有一条重试规则。',
  always_in_order: '两者从不单独使用，总按这个顺序，风险也相同。',
  near_synonyms: '两者说的是同一个需要，风险也相同。',
  same_object: '作用于同一对象，风险相同，参数和结果也几乎一样。',
  nothing_in_common: '作用于不同的对象，除了方便，没有什么把两者连在一起。',
  parameters_differ: '参数不同：两者共有的参数不到全部的一半。',
  results_differ: '返回的内容不同：两者共有的结果不到全部的一半。',
};

/** What a request to write is answered. */
export const onceAnswers: Same<typeof en.onceAnswers> = {
  done: '工具执行了，事情已经办成。',
  refused: '工具执行后拒绝了，什么也没写。',
  unknown: '没人知道是否生效，先去查。',
  replayed: '按回执回放，工具没有再执行。',
  conflict: '这个键属于另一个请求，什么也没做。',
  no_canonical_text: '这些参数无法与别的参数区分，什么也没做。',
};

/** What to do after an attempt to write. */
export const afterWriteSteps: Same<typeof en.afterWriteSteps> = {
  look_up: '先查回执或状态。',
  settle: '按查到的结果了结回执。',
  same_key: '用同一个键，把同样的请求再发一次。',
  repaired_same_key: '改好请求，仍用同一个键再发。',
  new_key: '换一个新键再发。',
  stop: '什么也不发。',
};

/** Why it is the next step after an attempt to write. */
export const afterWriteReasons: Same<typeof en.afterWriteReasons> = {
  it_stands: '写入已经生效，也没有别的要求。',
  another_intention:
    '现在要的是另一次写入，而每个打算做的写入都有自己的键。',
  may_stand:
    '写入也许已经生效，而宿主所知道的一切，都不足以保证再发一次是安全的。',
  receipt_answers:
    '已知这个工具按这个键保存回执：重复的请求要么找到回执，要么是第一个到达的。',
  receipt_open:
    '回执不知道那次尝试的结局，所以每次重发都会被拒绝。回执由宿主自己保存，而且已经查过：按查到的结果了结它。',
  receipt_not_ours:
    '回执不知道那次尝试的结局，能了结它的只有保存回执的一方。把查到的结果告诉他们。',
  not_there:
    '有人查过，写入不在那里。键保持不变，因为第一次尝试可能还在路上。',
  nothing_ran:
    '什么也没有执行，同样的请求下次也许能成：打算做的还是那次写入，键也就不变。',
  nothing_reserved:
    '什么也没有执行，键下也没有占用。打算做的还是那次写入，所以改好的请求沿用原来的键。',
  key_taken:
    '这个键已经用于一个内容不完全相同的请求。先查清那一个结果如何。',
  not_yours: '什么也没有执行，宿主自己再发什么也没用：得先有别人采取行动。',
  attempts_used_up: '什么也没有写入，也没有次数可用了。如实报告没有完成。',
};
