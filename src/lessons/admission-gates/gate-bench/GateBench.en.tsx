import { inLanguage } from '#ui/inLanguage.ts';
import { GateBench } from './GateBench.tsx';
import { en } from './messages/en.ts';

export default inLanguage(GateBench, 'en', en);
