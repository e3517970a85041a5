import { inLanguage } from '#ui/inLanguage.ts';
import { en } from './messages/en.ts';
import { SurfaceBench } from './SurfaceBench.tsx';

export default inLanguage(SurfaceBench, 'en', en);
