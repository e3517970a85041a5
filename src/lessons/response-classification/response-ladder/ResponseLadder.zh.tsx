import { inLanguage } from '#ui/inLanguage.ts';
import { zh } from './messages/zh.ts';
import { ResponseLadder } from './ResponseLadder.tsx';

export default inLanguage(ResponseLadder, 'zh', zh);
