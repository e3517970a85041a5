import type { ToolContract } from '#core';
import { field, fieldNames, isFields } from '#core/value/fields.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Piece, TableSpec } from '#ui/tables/tableSpec.ts';

/** A tool with both parts of its contract. */
export type ContractRow = Pick<ToolContract<string>, 'model' | 'runtime'>;

const words = {
  en: {
    effects: { read: 'reads', write: 'writes' },
    approval: 'needs an approval',
    key: (name: string) => `key: \`${name}\``,
    time: (ms: number) => `within ${ms} ms`,
    size: (bytes: number) => `at most ${bytes} bytes`,
    retry: 'a time-out may be tried again',
  },
  zh: {
    effects: { read: '只读', write: '写入' },
    approval: '需要审批',
    key: (name: string) => `键：\`${name}\``,
    time: (ms: number) => `${ms} ms 之内`,
    size: (bytes: number) => `至多 ${bytes} 字节`,
    retry: '超时可以再试',
  },
} satisfies Record<Locale, object>;

/** Table of contracts: the model's part and the enforced part. */
export const contractTable: TableSpec<ContractRow> = {
  caption: { en: 'Two contracts for each tool', zh: '每个工具的两层契约' },
  head: [
    { en: 'The model reads', zh: '模型读到的' },
    { en: 'Code enforces', zh: '代码执行的' },
  ],
  cells: ({ model, runtime }, locale) => {
    const { effects, approval, key, time, size, retry } = words[locale];
    const { effect, permission, idempotencyKey, timeoutMs, outputBudgetBytes } = runtime;
    const notes: readonly Piece[] = [
      { text: effects[effect] },
      ...(runtime.approval === 'required' ? [{ text: approval }] : []),
      ...(idempotencyKey === null ? [] : [{ text: key(idempotencyKey) }]),
      { text: time(timeoutMs) },
      { text: size(outputBudgetBytes) },
      ...(runtime.retry === 'transient' ? [{ text: retry }] : []),
    ];
    return [
      { code: `${model.name}(${parametersOf(model.inputSchema)})`, notes: [{ text: model.description }] },
      { code: permission, notes },
    ];
  },
  id: ({ model }) => model.name,
};

/** The property names of a schema, optional ones with a question mark. */
function parametersOf(schema: unknown): string {
  const properties = field(schema, 'properties');
  const required = field(schema, 'required');
  if (!isFields(properties)) return '';
  return fieldNames(properties)
    .map((name) => (Array.isArray(required) && required.includes(name) ? name : `${name}?`))
    .join(', ');
}
