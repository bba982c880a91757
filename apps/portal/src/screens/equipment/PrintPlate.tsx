import { type AssetRecord, identifierAddress } from '@lima-id/domain';
import { QrCode } from '@lima-id/ui';
import { CodeText } from '@lima-id/ui/identity';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import { OnlyThePlate, Plate } from './PrintPlate.styles.ts';

/** Width of the code on the plate, px of paper: 25 mm, which a phone reads from half a metre. */
const qrPx = 94;

interface PrintPlateProps {
  asset: AssetRecord;
  /** The print dialog was closed. */
  onPrinted: () => void;
}

/**
 * The plate to stick on a device. It is invisible on screen: while it is rendered, it is all that is printed, and it opens the
 * print dialog.
 */
export default function PrintPlate({ asset, onPrinted }: PrintPlateProps) {
  const origin = useSiteOrigin() ?? window.location.origin;
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    const end = () => done();
    window.addEventListener('afterprint', end);
    let wanted = true;
    void document.fonts.ready.then(() => {
      if (wanted) window.print();
    });
    return () => {
      wanted = false;
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const rows = [
    ['型号', asset.model],
    ['资产编号', asset.assetNumber],
    ['生产企业', asset.maker],
    ['安装日期', asset.installedOn ?? ''],
  ].filter(([, value]) => value !== '');
  return createPortal(
    <>
      <OnlyThePlate />
      <Plate data-print="plate" aria-label="设备铭牌">
        <h2>{asset.name}</h2>
        <QrCode
          value={new URL(identifierAddress(asset.identifier), origin).href}
          width={qrPx}
          label={`${asset.name}的标识二维码`}
        />
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <CodeText identifier={asset.identifier} />
        </p>
      </Plate>
    </>,
    document.body,
  );
}
