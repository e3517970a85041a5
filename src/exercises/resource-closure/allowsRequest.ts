/** Whether arguments are one request as the task promises it: well formed, with counts that are safe integers from 0. */
export function allowsRequest([request, ...more]: readonly unknown[]): boolean {
  if (more.length > 0) return false;
  if (!hasFields(request, 'active,extraBudget,maxDepth,requested,resources'))
    return false;
  const { resources, active, requested, maxDepth, extraBudget } = request;
  return (
    isRecord(resources) &&
    Object.values(resources).every(isResource) &&
    isTexts(active) &&
    isTexts(requested) &&
    isCount(maxDepth) &&
    isCount(extraBudget)
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isResource(value: unknown): boolean {
  if (!hasFields(value, 'cost,needs,owner')) return false;
  return (
    typeof value['owner'] === 'string' &&
    isCount(value['cost']) &&
    isTexts(value['needs'])
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasFields(value: unknown, names: string): value is Fields {
  return isRecord(value) && Object.keys(value).sort().join() === names;
}
