import { fromBase64Url, toBase64Url } from './base64Url.ts';

/** Why a link was not followed. */
export type LinkFault = 'too-long' | 'not-base64url' | 'not-a-state';

/** What a link's fragment holds. */
export type LinkAnswer<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly fault: LinkFault };

/** A widget's state, there and back through the fragment of an address. */
export interface StateLink<State> {
  /** The widget's name. */
  readonly name: string;
  /** What stands before the state in a fragment. */
  readonly prefix: string;
  /** A state as a fragment, or null where no link can carry it. */
  readonly encode: (state: State) => string | null;
  /** Reads a fragment that anybody may have written. */
  readonly decode: (fragment: string) => LinkAnswer<State>;
}

/** The longest fragment that is made and looked at, in characters. Longer ones are common spam, and slow to no end. */
const LONGEST = 8000;

/** What stands before the state of the widget `name` in a fragment. */
export function linkPrefix(name: string): string {
  return `#${name}=`;
}

/**
 * Links to the states of one widget. A fragment is data and stays data: bounded, decoded strictly, and taken only where
 * the widget recognises a state in it.
 *
 * @param name the widget's name, kebab-case
 * @param read a copy of the state that a JSON value is, member by member, or null where it is none
 */
export function stateLink<State>(name: string, read: (value: unknown) => State | null): StateLink<State> {
  const prefix = linkPrefix(name);
  return {
    name,
    prefix,
    encode(state) {
      const readable = read(state);
      if (readable === null) return null;
      const fragment = prefix + toBase64Url(new TextEncoder().encode(JSON.stringify(readable)));
      return fragment.length > LONGEST ? null : fragment;
    },
    decode(fragment) {
      if (fragment.length > LONGEST) return { ok: false, fault: 'too-long' };
      if (!fragment.startsWith(prefix)) return { ok: false, fault: 'not-base64url' };
      let value: unknown;
      try {
        const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
        value = JSON.parse(decoder.decode(fromBase64Url(fragment.slice(prefix.length))));
      } catch {
        return { ok: false, fault: 'not-base64url' };
      }
      const state = read(value);
      return state === null ? { ok: false, fault: 'not-a-state' } : { ok: true, state };
    },
  };
}

/** Whether a value is a text of bounded length that survives UTF-8: no half of a surrogate pair. */
export function isLinkText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest && value.isWellFormed();
}
