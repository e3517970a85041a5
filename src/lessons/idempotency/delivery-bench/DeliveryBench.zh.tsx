import { DeliveryBench } from './DeliveryBench.tsx';
import { zh } from './messages/zh.ts';
import type { Played } from './play.ts';

/** The delivery bench in Chinese: an island of its own, so that a page loads the words of its language alone. */
export default function DeliveryBenchInChinese({ first }: { readonly first: Played }) {
  return <DeliveryBench locale="zh" words={zh} first={first} />;
}
