/** How a keyword of JSON Schema 2020-12 holds further schemas, so that a walk finds each of them. */
type Holds = 'nothing' | 'schema' | 'list' | 'map';

/**
 * Every keyword of JSON Schema 2020-12 that this port accepts, with the schemas it holds.
 *
 * Source: the core, applicator, unevaluated, validation, meta-data, format-annotation and content vocabularies of
 * https://json-schema.org/draft/2020-12. `$dynamicRef` and `$dynamicAnchor` are left out: a tool's schema that depends
 * on who refers to it cannot be read on its own.
 */
export const schemaKeywords: Readonly<Record<string, Holds>> = Object.freeze(
  Object.assign(Object.create(null) as Record<string, Holds>, {
    $schema: 'nothing',
    $id: 'nothing',
    $anchor: 'nothing',
    $ref: 'nothing',
    $comment: 'nothing',
    $defs: 'map',
    prefixItems: 'list',
    items: 'schema',
    contains: 'schema',
    minContains: 'nothing',
    maxContains: 'nothing',
    additionalProperties: 'schema',
    properties: 'map',
    patternProperties: 'map',
    dependentSchemas: 'map',
    dependentRequired: 'nothing',
    propertyNames: 'schema',
    unevaluatedItems: 'schema',
    unevaluatedProperties: 'schema',
    if: 'schema',
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name
    then: 'schema',
    else: 'schema',
    allOf: 'list',
    anyOf: 'list',
    oneOf: 'list',
    not: 'schema',
    type: 'nothing',
    enum: 'nothing',
    const: 'nothing',
    multipleOf: 'nothing',
    minimum: 'nothing',
    maximum: 'nothing',
    exclusiveMinimum: 'nothing',
    exclusiveMaximum: 'nothing',
    minLength: 'nothing',
    maxLength: 'nothing',
    pattern: 'nothing',
    minItems: 'nothing',
    maxItems: 'nothing',
    uniqueItems: 'nothing',
    minProperties: 'nothing',
    maxProperties: 'nothing',
    required: 'nothing',
    title: 'nothing',
    description: 'nothing',
    default: 'nothing',
    deprecated: 'nothing',
    readOnly: 'nothing',
    writeOnly: 'nothing',
    examples: 'nothing',
    format: 'nothing',
    contentEncoding: 'nothing',
    contentMediaType: 'nothing',
    contentSchema: 'nothing',
  } satisfies Record<string, Holds>),
);

/** The formats that are checked. Any other is refused, since a format that is not checked promises in vain. */
export const schemaFormats = [
  'date',
  'time',
  'date-time',
  'duration',
  'email',
  'uri',
  'uuid',
  'ipv4',
  'ipv6',
] as const;
