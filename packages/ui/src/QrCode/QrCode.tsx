import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Content of the QR code. */
  value: string;
  /** Accessible name: what the code is for. */
  label: string;
  /** Width and height of the code itself in px, without the quiet zone; 110 by default. */
  size?: number;
  /** White margin in px on each side; at least 8, which readers need. */
  quietZone?: number;
}

const leastQuietZone = 8;

/** A QR code in ink on white. */
export function QrCode({ value, label, size = 110, quietZone = 12, style, ...rest }: QrCodeProps) {
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
