import { DeliveryBench } from './DeliveryBench.tsx';
import type { Played } from './play.ts';
import { zh } from './messages/zh.ts';

/** The delivery bench in Chinese: an island of its own, so that a page loads the words of its language alone. */
export default function DeliveryBenchInChinese({ first }: { readonly first: Played }) {
  return <DeliveryBench locale="zh" words={zh} first={first} />;
}
