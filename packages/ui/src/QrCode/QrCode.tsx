import { qrSizePx } from '@lima-id/domain';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What a reader gets. */
  value: string;
  /** What the code is for, as its name for assistive technology. */
  label: string;
  /** Width and height of the code itself in px, without the quiet zone. */
  size?: number;
  /** White margin in px on each side; less than 8 is made 8, since readers need it. */
  quietZone?: number;
}

const leastQuietZone = 8;

/** A QR code drawn in ink on white. */
export function QrCode({ value, label, size = qrSizePx, quietZone = 12, style, ...rest }: QrCodeProps) {
  const room = {
    '--qr-size': `${size}px`,
    '--qr-quiet': `${Math.max(leastQuietZone, quietZone)}px`,
    ...style,
  } as CSSProperties;
  return (
    <Root {...rest} style={room}>
      <QRCodeSVG value={value} size={size} level="M" bgColor="transparent" fgColor="currentColor" aria-label={label} />
    </Root>
  );
}
