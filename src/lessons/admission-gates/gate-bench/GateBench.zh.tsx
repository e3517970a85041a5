import { inLanguage } from '#ui/inLanguage.ts';
import { GateBench } from './GateBench.tsx';
import { zh } from './messages/zh.ts';

export default inLanguage(GateBench, 'zh', zh);
