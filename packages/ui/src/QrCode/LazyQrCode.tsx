'use client';
import { type ComponentType, type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { observeNearness } from '../hooks/browser.ts';
import { Place } from './QrCode.styles.ts';
import type { QrCodeProps } from './QrCode.tsx';

const QrCode: ComponentType<QrCodeProps> = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./QrCode.tsx')).QrCode,
}));

interface LazyQrCodeProps {
  value: string;
  label: string;
  width: number;
  quietZone: number;
}

/** Distance below the viewport at which the code is fetched, so that it is there when scrolled into view. */
const reach = '400px';

/** A QR code that loads its encoder only when it is about to scroll into view. */
export function LazyQrCode(props: LazyQrCodeProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    return observeNearness(place.current, reach, () => setNear(true));
  }, []);
  const room = { '--qr-size': `${props.width}px`, '--qr-quiet': `${props.quietZone}px` } as CSSProperties;
  const waiting = <Place ref={place} style={room} />;
  return near ? (
    <Suspense fallback={waiting}>
      <QrCode {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
