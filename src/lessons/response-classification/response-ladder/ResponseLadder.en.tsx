import { en } from './messages/en.ts';
import { ResponseLadder } from './ResponseLadder.tsx';

/** The response ladder in English: an island of its own, so that a page loads the words of its language alone. */
export default function ResponseLadderInEnglish() {
  return <ResponseLadder words={en} />;
}
