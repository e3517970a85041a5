import { GateBench } from './GateBench.tsx';
import { en } from './messages/en.ts';

/** The gate bench in English: an island of its own, so that a page loads the words of its language alone. */
export default function GateBenchInEnglish() {
  return <GateBench locale="en" words={en} />;
}
