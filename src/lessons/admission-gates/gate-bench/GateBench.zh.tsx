import { GateBench } from './GateBench.tsx';
import { zh } from './messages/zh.ts';

/** The gate bench in Chinese: an island of its own, so that a page loads the words of its language alone. */
export default function GateBenchInChinese() {
  return <GateBench locale="zh" words={zh} />;
}
