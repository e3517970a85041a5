import { inLanguage } from '#ui/inLanguage.ts';
import { DeliveryBench } from './DeliveryBench.tsx';
import { zh } from './messages/zh.ts';

export default inLanguage(DeliveryBench, 'zh', zh);
