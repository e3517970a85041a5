import { inLanguage } from '#ui/inLanguage.ts';
import { zh } from './messages/zh.ts';
import { SurfaceBench } from './SurfaceBench.tsx';

export default inLanguage(SurfaceBench, 'zh', zh);
