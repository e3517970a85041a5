class Refusal {
  reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

function demand(holds: boolean, reason: string): void {
  if (!holds) throw new Refusal(reason);
}

export const validateQuery = (args: any, allowedCities: ReadonlySet<string>) => {
  try {
    demand(Object(args) === args && !Array.isArray(args), 'schema_fields');
    demand(JSON.stringify(Object.keys(args).sort()) === '["city","days"]', 'schema_fields');
    demand(typeof args.city === 'string', 'schema_types');
    demand(Number.isInteger(args.days), 'schema_types');
    demand(1 <= args.days && args.days <= 7, 'schema_range');
    demand(allowedCities.has(args.city), 'semantic_city');
    return { reason: 'accepted', ok: true };
  } catch (refusal) {
    return { reason: (refusal as Refusal).reason, ok: false };
  }
};
