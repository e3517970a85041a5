/** Whether an instance is valid, by the name of the stored schema that decides. */
export const byName: Readonly<Record<string, (instance: unknown) => boolean>>;
