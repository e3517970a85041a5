/** Schemas and instances of the lesson "Admission gates", the same in both languages. The prose names them. */

/** The heating tool's arguments, silent on any other field. */
export const openSchema = `{
  "type": "object",
  "properties": {
    "room": { "type": "string" },
    "degrees": { "type": "number" }
  },
  "required": ["room", "degrees"]
}`;

/** The same, closed. */
export const closedSchema = `{
  "type": "object",
  "properties": {
    "room": { "type": "string" },
    "degrees": { "type": "number" }
  },
  "required": ["room", "degrees"],
  "additionalProperties": false
}`;

/** Heating calls, the later ones with fields that nobody declared. */
export const heatingCalls = {
  plain: '{"room": "kitchen", "degrees": 21}',
  unit: '{"room": "kitchen", "degrees": 68, "unit": "fahrenheit"}',
  proto: '{"room": "kitchen", "degrees": 21, "__proto__": {"admin": true}}',
} as const;

/** The heating tool with its rules in sentences. */
export const looseSchema = `{
  "type": "object",
  "properties": {
    "room": { "type": "string" },
    "degrees": { "type": "number", "description": "5 to 30" },
    "mode": { "type": "string", "description": "heat, cool or off" }
  }
}`;

/** The heating tool with the same rules as form. */
export const tightSchema = `{
  "type": "object",
  "properties": {
    "room": { "type": "string" },
    "degrees": { "type": "number", "minimum": 5, "maximum": 30 },
    "mode": { "enum": ["heat", "cool", "off"] }
  },
  "required": ["room", "degrees", "mode"],
  "additionalProperties": false
}`;

/** Heating calls, the later ones in a state that nobody wants. */
export const heatingStates = {
  good: '{"room": "kitchen", "degrees": 21, "mode": "heat"}',
  tooHot: '{"room": "kitchen", "degrees": 210, "mode": "heat"}',
  otherWord: '{"room": "kitchen", "degrees": 21, "mode": "HEATING"}',
  half: '{"room": "kitchen"}',
  blank: '{"room": "", "degrees": 21, "mode": "heat"}',
} as const;

/** What the weather tool promises to return. */
export const resultSchema = `{
  "type": "object",
  "properties": {
    "city": { "type": "string" },
    "forecast": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "low": { "type": "number" },
          "high": { "type": "number" }
        },
        "required": ["low", "high"]
      }
    }
  },
  "required": ["city", "forecast"]
}`;

/** Results of the call that asked for two days in Hangzhou. */
export const results = {
  right: '{"city": "Hangzhou", "forecast": [{"low": 3, "high": 9}, {"low": 4, "high": 11}]}',
  sentence: '{"city": "Hangzhou", "forecast": "mild, some rain"}',
  missing: '{"city": "Hangzhou"}',
  elsewhere: '{"city": "Oslo", "forecast": [{"low": -6, "high": -1}]}',
} as const;
