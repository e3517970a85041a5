import { inLanguage } from '#ui/inLanguage.ts';
import { DeliveryBench } from './DeliveryBench.tsx';
import { en } from './messages/en.ts';

export default inLanguage(DeliveryBench, 'en', en);
