import type { ClosureRefusal } from '../../skills/closureGates.ts';
import type { LoadGateId, LoadRefusal } from '../../skills/loadGates.ts';

/** 加载请求的每道门检查什么，简称。 */
export const loadGateNames = {
  budget: '预算',
  shape: '形状',
  costs: '成本',
  activation: '已激活的技能',
  known: '所请求的资源',
  owner: '归属',
  sum: '总和',
} satisfies Record<LoadGateId, string>;

/** 加载请求的每道门的要求。 */
export const loadGateDemands = {
  budget: '不小于 0 的整数 token',
  shape: '成本放在记录里，名字放在列表里，资源写明归属',
  costs: '不小于 0 的整数 token，用不用都算',
  activation: '元数据与正文齐全',
  known: '都在 resources 里',
  owner: '所属技能都已激活',
  sum: '仍是精确的整数',
} satisfies Record<LoadGateId, string>;

/** 加载请求得不出计划的原因，以及该怎么做。 */
export const loadRefusals = {
  invalid_budget:
    '预算不是不小于 0 的整数 token。请给出这样一个数，类型要是数字。',
  invalid_shape:
    '有一部分形状不对。成本放在记录里，名字放在列表里，资源写成 [所属技能, 成本]。',
  invalid_cost:
    '有一项成本不是不小于 0 的整数 token。哪怕这段文本不加载，也要写对。',
  active_skill_incomplete:
    '有已激活的技能缺元数据或正文。请补齐，或者不要激活它。',
  unknown_resource: '请求的资源不存在。请用 resources 里的标识，一字不差。',
  resource_owner_inactive:
    '请求的资源所属的技能没有激活。请先激活它，或者不用这个资源。',
  cost_overflow: '总和太大，无法精确表示，也就没法和预算比较。',
} satisfies Record<LoadRefusal, string>;

/** 求闭包被拒的原因，以及该怎么做。 */
export const closureRefusals = {
  invalid_limit:
    'maxDepth 或 extraBudget 不是不小于 0 的整数。没有上限就不开始遍历。',
  invalid_shape:
    '有一部分形状不对。资源是一条记录，含 owner、cost 和 needs 列表。',
  invalid_cost: loadRefusals.invalid_cost,
  unknown_resource:
    '有资源被请求或被别的资源需要，却不存在。看链条就知道是谁需要它。',
  resource_owner_inactive:
    '有资源属于未激活的技能。被已激活技能的资源需要，并不等于可以加载。',
  depth_exceeded:
    '需要的链条比 maxDepth 还长。请缩短它，或者有意识地放宽上限。',
  cost_overflow: loadRefusals.cost_overflow,
  extra_budget_exceeded:
    '没有被直接请求的资源，成本合计超过 extraBudget。请少请求一些，或者有意识地放宽上限。',
} satisfies Record<ClosureRefusal, string>;
