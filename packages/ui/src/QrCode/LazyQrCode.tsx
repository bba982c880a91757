import { type ComponentType, type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Place } from './QrCode.styles.ts';
import type { QrCodeProps } from './QrCode.tsx';

const QrCode: ComponentType<QrCodeProps> = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./QrCode.tsx')).QrCode,
}));

interface LazyQrCodeProps {
  value: string;
  label: string;
  size: number;
  quietZone: number;
}

/** How far below the visible part the code is fetched, so that it is there when it is reached. */
const reach = '400px';

/** A QR code whose drawing code is fetched only when its place comes near the visible part of the page. */
export function LazyQrCode(props: LazyQrCodeProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: reach },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const room = { '--qr-size': `${props.size}px`, '--qr-quiet': `${props.quietZone}px` } as CSSProperties;
  const waiting = <Place ref={place} style={room} />;
  return near ? (
    <Suspense fallback={waiting}>
      <QrCode {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
