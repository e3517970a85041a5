import { inLanguage } from '#ui/inLanguage.ts';
import { LoadBench } from './LoadBench.tsx';
import { en } from './messages/en.ts';

export default inLanguage(LoadBench, 'en', en);
