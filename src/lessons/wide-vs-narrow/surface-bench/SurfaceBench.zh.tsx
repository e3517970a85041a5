import { zh } from './messages/zh.ts';
import { SurfaceBench, type SurfaceData } from './SurfaceBench.tsx';

/** The surface bench in Chinese: an island of its own, so that a page loads the words of its language alone. */
export default function SurfaceBenchInChinese(data: SurfaceData) {
  return <SurfaceBench {...data} words={zh} />;
}
