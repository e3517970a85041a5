import { en } from './messages/en.ts';
import { SurfaceBench, type SurfaceData } from './SurfaceBench.tsx';

/** The surface bench in English: an island of its own, so that a page loads the words of its language alone. */
export default function SurfaceBenchInEnglish(data: SurfaceData) {
  return <SurfaceBench {...data} words={en} />;
}
