import { lazyPart } from '../../shared/page/lazyPart.tsx';

/** The view of the gateway's own replies without a record. */
export const NoRecordView = lazyPart(() => import('./NoRecordView.tsx'));
