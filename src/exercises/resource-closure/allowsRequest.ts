import { isTokens } from '#core';
import { hasExactlyFields, isFields } from '#core/value/fields.ts';
import { isTexts } from '../isTexts.ts';

const requestFields = ['resources', 'active', 'requested', 'maxDepth', 'extraBudget'];
const resourceFields = ['owner', 'cost', 'needs'];

/** Whether arguments are one request as the task promises it: well formed, with counts that are safe integers from 0. */
export function allowsRequest([request, ...more]: readonly unknown[]): boolean {
  if (more.length > 0) return false;
  if (!hasExactlyFields(request, requestFields)) return false;
  const { resources, active, requested, maxDepth, extraBudget } = request;
  return (
    isFields(resources) &&
    Object.values(resources).every(isResource) &&
    isTexts(active) &&
    isTexts(requested) &&
    isTokens(maxDepth) &&
    isTokens(extraBudget)
  );
}

function isResource(value: unknown): boolean {
  if (!hasExactlyFields(value, resourceFields)) return false;
  return (
    typeof value['owner'] === 'string' &&
    isTokens(value['cost']) &&
    isTexts(value['needs'])
  );
}
