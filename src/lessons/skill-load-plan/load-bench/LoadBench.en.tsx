import { LoadBench } from './LoadBench.tsx';
import { en } from './messages/en.ts';

/** The load bench in English: an island of its own, so that a page loads the words of its language alone. */
export default function LoadBenchInEnglish() {
  return <LoadBench locale="en" words={en} />;
}
