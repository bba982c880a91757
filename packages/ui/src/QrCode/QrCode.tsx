'use client';
import { QRCodeSVG } from 'qrcode.react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { Root } from './QrCode.styles.ts';
import { qrCodeTexts } from './QrCode.texts.ts';
import { fitsQrCode, wellFormed } from './qrCapacity.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Content of the QR code: up to 2,331 bytes in UTF-8. A sentence takes the place of a longer one. */
  value: string;
  /** Accessible name: what the code is for. */
  label: string;
  /**
   * Width and height of the code itself in px, without the quiet zone.
   * @default 110
   */
  width?: number | undefined;
  /**
   * White margin in px on each side; at least 8, which readers need.
   * @default 12
   */
  quietZone?: number | undefined;
}

const leastQuietZone = 8;

/** A QR code in ink on white. */
export function QrCode({ value, label, width = 110, quietZone = 12, style, ...rest }: QrCodeProps) {
  const texts = useTexts('qrCode', qrCodeTexts);
  const room = {
    '--qr-size': `${width}px`,
    '--qr-quiet': `${Math.max(leastQuietZone, quietZone)}px`,
    ...style,
  } as CSSProperties;
  return (
    <Root {...rest} style={room}>
      {fitsQrCode(value) ? (
        <QRCodeSVG
          value={wellFormed(value)}
          size={width}
          level="M"
          bgColor="transparent"
          fgColor="currentColor"
          aria-label={label}
        />
      ) : (
        <span data-part="failure">{texts.tooLong}</span>
      )}
    </Root>
  );
}
