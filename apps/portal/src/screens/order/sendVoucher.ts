import type { PrivatePictureReply } from '@lima-id/api';
import type { UploadTransport } from '@lima-id/ui';
import { sendPrivatePicture } from '../../shared/upload/sendPrivatePicture.ts';

/** Sends a voucher; gives its reference, and a link that is good for ten minutes. */
export type SendVoucher = (...upload: Parameters<UploadTransport>) => Promise<PrivatePictureReply>;

/** Sends a voucher that only its owner and reviewers see. */
export const sendVoucher: SendVoucher = (file, upload) => sendPrivatePicture(file, { kind: 'voucher', ...upload });
