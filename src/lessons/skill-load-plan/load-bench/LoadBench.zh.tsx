import { LoadBench } from './LoadBench.tsx';
import { zh } from './messages/zh.ts';

/** The load bench in Chinese: an island of its own, so that a page loads the words of its language alone. */
export default function LoadBenchInChinese() {
  return <LoadBench locale="zh" words={zh} />;
}
