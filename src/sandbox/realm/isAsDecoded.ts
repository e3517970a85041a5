// Runs in the learner's realm, after learner code: all that is used is taken hold of before.
const { isArray } = Array;
const { getPrototypeOf, isExtensible, getOwnPropertyDescriptor } = Object;
const { apply, ownKeys } = Reflect;
const { forEach } = Set.prototype;
const sizeOfSet = getOwnPropertyDescriptor(Set.prototype, 'size')?.get as () => number;
const [plain, ofArrays, ofSets] = [Object.prototype, Array.prototype, Set.prototype];

/**
 * Whether a value looks as `decode` makes values, in what its wire text does not show: prototypes as they were, nothing
 * frozen, sealed or hidden, no getter, no symbol, and nothing put on a list or a set that is no member of it.
 * A program that leaves any of this on an argument has changed it.
 *
 * @param value what `encode` could write, so it holds no cycle and is of bounded depth
 */
export function isAsDecoded(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (!isExtensible(value)) return false;
  if (isArray(value)) return getPrototypeOf(value) === ofArrays && hasPlainMembers(value, true);
  const prototype = getPrototypeOf(value) as object | null;
  if (prototype !== ofSets) return prototype === plain && hasPlainMembers(value, false);
  return ownKeys(value).length === 0 && isSetAsDecoded(value);
}

/** Whether all own members are plain data: what an assignment makes. A list has its `length` besides. */
function hasPlainMembers(holder: object, isList: boolean): boolean {
  const names = ownKeys(holder);
  if (isList && names.length !== (holder as readonly unknown[]).length + 1) return false;
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string | symbol;
    if (typeof name === 'symbol') return false;
    const member = getOwnPropertyDescriptor(holder, name);
    if (member === undefined || member.writable !== true) return false;
    if (isList && name === 'length') continue;
    if (!member.enumerable || !member.configurable || !isAsDecoded(member.value)) return false;
  }
  return true;
}

function isSetAsDecoded(set: object): boolean {
  let isSo = true;
  try {
    apply(sizeOfSet, set, []);
  } catch {
    return false;
  }
  apply(forEach, set, [
    (member: unknown) => {
      isSo &&= isAsDecoded(member);
    },
  ]);
  return isSo;
}
