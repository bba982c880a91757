import { voucherPicturesMax } from '@lima-id/domain';
import { type UploadedVoucher, VoucherUpload, type VoucherUploadProps } from '@lima-id/ui';
import { useState } from 'react';
import { useFreshLinks } from '../../shared/upload/freshLink.ts';
import type { SendVoucher } from './sendVoucher.ts';

interface VoucherFieldProps
  extends Omit<VoucherUploadProps, 'onUpload' | 'value' | 'defaultValue' | 'most' | 'limits'> {
  send: SendVoucher;
  /** The vouchers, each with its reference as its file name. */
  value?: readonly UploadedVoucher[];
}

const none: readonly UploadedVoucher[] = [];

/** The vouchers of a payment: private pictures, whose values are their references. Those kept from before are shown by new links. */
export function VoucherField({ send, value = none, onValueChange, ...field }: VoucherFieldProps) {
  /** References of what was sent from this page, by the links that came with them. */
  const [sent] = useState(() => new Map<string, string>());
  const earlier = value.filter(({ fullUrl }) => !sent.has(fullUrl)).map(({ fileName }) => fileName);
  const links = useFreshLinks(earlier);
  const shown = value.map((voucher) => {
    const link = links.get(voucher.fileName);
    return sent.has(voucher.fullUrl) || link === undefined ? voucher : { ...voucher, fullUrl: link };
  });

  return (
    <VoucherUpload
      {...field}
      most={voucherPicturesMax}
      value={shown}
      onUpload={async (file, upload) => {
        const { fileName, fullUrl } = await send(file, upload);
        sent.set(fullUrl, fileName);
        return fullUrl;
      }}
      onValueChange={(list) => {
        onValueChange?.(list.map((one) => ({ ...one, fileName: sent.get(one.fullUrl) ?? one.fileName })));
      }}
    />
  );
}
