import { inLanguage } from '#ui/inLanguage.ts';
import { en } from './messages/en.ts';
import { ResponseLadder } from './ResponseLadder.tsx';

export default inLanguage(ResponseLadder, 'en', en);
