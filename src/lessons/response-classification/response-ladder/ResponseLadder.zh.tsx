import { zh } from './messages/zh.ts';
import { ResponseLadder } from './ResponseLadder.tsx';

/** The response ladder in Chinese: an island of its own, so that a page loads the words of its language alone. */
export default function ResponseLadderInChinese() {
  return <ResponseLadder words={zh} />;
}
