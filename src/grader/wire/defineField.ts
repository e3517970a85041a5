// Runs in the learner's realm too: see encode.ts for why nothing here is called through a prototype.
const { defineProperty } = Object;

/**
 * Sets an own property, whatever its name and whatever the prototypes say: an assignment would run a setter that stands
 * there, and a descriptor without `null` behind it would take `get` and `set` from there.
 */
export function defineField(target: object, name: string | number, value: unknown): void {
  defineProperty(target, name, {
    __proto__: null,
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  } as PropertyDescriptor);
}
