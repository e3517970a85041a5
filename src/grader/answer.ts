/** What a rule or a submission answers to one input: data as wire text, or why there is no data. */
export type Answer =
  | { readonly type: 'value'; readonly text: string }
  | { readonly type: 'threw'; readonly error: string }
  | { readonly type: 'not-cloneable'; readonly what: NotCloneable };

/** A kind of value that cannot be copied from one realm to another. */
export type NotCloneable = 'function' | 'symbol' | 'promise';

/** Whether two answers are equal. Wire text has a record's fields sorted, so equal data has equal text. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  switch (one.type) {
    case 'value':
      return other.type === 'value' && one.text === other.text;
    case 'threw':
      return other.type === 'threw' && one.error === other.error;
    case 'not-cloneable':
      return other.type === 'not-cloneable' && one.what === other.what;
  }
}

/** An answer as one text: the wire text of data, or `threw NAME`, or `not-cloneable KIND`. Written for output only. */
export function answerText(answer: Answer): string {
  switch (answer.type) {
    case 'value':
      return answer.text;
    case 'threw':
      return `threw ${answer.error}`;
    case 'not-cloneable':
      return `not-cloneable ${answer.what}`;
  }
}

/** The answer alone, without what a realm adds to it. */
export function toAnswer(answer: Answer): Answer {
  switch (answer.type) {
    case 'value':
      return { type: 'value', text: answer.text };
    case 'threw':
      return { type: 'threw', error: answer.error };
    case 'not-cloneable':
      return { type: 'not-cloneable', what: answer.what };
  }
}
