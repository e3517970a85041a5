import { inLanguage } from '#ui/inLanguage.ts';
import { LoadBench } from './LoadBench.tsx';
import { zh } from './messages/zh.ts';

export default inLanguage(LoadBench, 'zh', zh);
