const schema = { $ref: '#' };
const schemas = { type: 'array', minItems: 1, items: schema };
const named = { type: 'object', additionalProperties: schema };
const count = { type: 'integer', minimum: 0 };
const number = { type: 'number' };
const text = { type: 'string' };
const flag = { type: 'boolean' };
const names = { type: 'array', items: text, uniqueItems: true };
const types = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };

/**
 * What the keywords that are interpreted may hold: the meta-schema of 2020-12, its vocabularies in one and without
 * dynamic references, so that the interpreter reads schemas by its own means. A keyword that is not named here is not
 * interpreted; `pattern` and `patternProperties` are where the caller says how.
 *
 * Source: https://json-schema.org/draft/2020-12/schema
 */
export const metaSchema = {
  type: ['object', 'boolean'],
  properties: {
    $schema: text,
    $ref: text,
    $comment: text,
    $defs: named,
    prefixItems: schemas,
    items: schema,
    contains: schema,
    minContains: count,
    maxContains: count,
    additionalProperties: schema,
    properties: named,
    patternProperties: named,
    dependentSchemas: named,
    dependentRequired: { type: 'object', additionalProperties: names },
    propertyNames: schema,
    if: schema,
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name
    then: schema,
    else: schema,
    allOf: schemas,
    anyOf: schemas,
    oneOf: schemas,
    not: schema,
    type: { anyOf: [types, { type: 'array', items: types, minItems: 1, uniqueItems: true }] },
    enum: { type: 'array', minItems: 1 },
    const: true,
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    minLength: count,
    maxLength: count,
    pattern: text,
    minItems: count,
    maxItems: count,
    uniqueItems: flag,
    minProperties: count,
    maxProperties: count,
    required: names,
    title: text,
    description: text,
    default: true,
    deprecated: flag,
    readOnly: flag,
    writeOnly: flag,
    examples: { type: 'array' },
    format: text,
    contentEncoding: text,
    contentMediaType: text,
    contentSchema: schema,
  },
};
