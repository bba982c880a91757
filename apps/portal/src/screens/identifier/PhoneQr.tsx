import { FinderFrame } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { Caption, Figure, Sheet } from './PhoneQr.styles.ts';

const Picture = lazy(() => import('../../shared/qr/QrPicture.tsx'));

/** The QR code that opens this page on a phone; its drawing code is loaded after the page. Null leaves its place empty. */
export function PhoneQr({ address }: { address: string | null }) {
  return (
    <Figure>
      <FinderFrame ground="ink" size="sm">
        <Sheet>
          <Suspense>{address !== null && <Picture value={address} label="在手机上打开此页的二维码" />}</Suspense>
        </Sheet>
      </FinderFrame>
      <Caption>
        微信扫一扫
        <br />
        在手机上查看
      </Caption>
    </Figure>
  );
}
