import { StreamLanguage } from '@codemirror/language';

/** JSON for highlighting alone: names, strings, numbers and the three words. Errors are told by the parser of the exercise. */
export const jsonLanguage = StreamLanguage.define<{ depth: number }>({
  name: 'json',
  startState: () => ({ depth: 0 }),
  copyState: ({ depth }) => ({ depth }),
  token: (stream, state) => {
    if (stream.eatSpace()) return null;
    if (stream.match(/^"(?:[^"\\]|\\.)*"(?=\s*:)/)) return 'propertyName';
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) return 'number';
    if (stream.match(/^(?:true|false|null)\b/)) return 'keyword';
    const character = stream.next();
    if (character === '{' || character === '[') state.depth += 1;
    if (character === '}' || character === ']') state.depth = Math.max(0, state.depth - 1);
    return null;
  },
  indent: ({ depth }, textAfter, { unit }) =>
    Math.max(0, depth - (/^\s*[\]}]/.test(textAfter) ? 1 : 0)) * unit,
  languageData: { indentOnInput: /^\s*[\]}]$/ },
});
