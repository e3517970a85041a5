import { DeliveryBench } from './DeliveryBench.tsx';
import { en } from './messages/en.ts';
import type { Played } from './play.ts';

/** The delivery bench in English: an island of its own, so that a page loads the words of its language alone. */
export default function DeliveryBenchInEnglish({ first }: { readonly first: Played }) {
  return <DeliveryBench locale="en" words={en} first={first} />;
}
