import type { IdentifierRecord } from '@lima-id/domain';
import { Button, CodeAnatomy, ScanIcon } from '@lima-id/ui';
import { type RefObject, useEffect, useState } from 'react';
import { ProductPicture } from './Plate.tsx';
import { Bar, BarInner, Code, Names, Thumb } from './PlateBar.styles.ts';

/** Pixels of the window's top that header and bar take: the plate gives way when it ends above this line. */
const barEnd = 140;

interface PlateBarProps {
  record: IdentifierRecord;
  /** The plate that the bar stands in for. */
  plate: RefObject<HTMLElement | null>;
  onScan: () => void;
}

/** The plate shrunk to a bar, while the plate itself is scrolled out of sight. */
export function PlateBar({ record, plate, onScan }: PlateBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (plate.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < barEnd),
      { rootMargin: `-${barEnd}px 0px 0px` },
    );
    observer.observe(plate.current);
    return () => observer.disconnect();
  }, [plate]);
  return (
    <Bar data-state={shown ? 'shown' : 'away'} aria-label="当前标识">
      <BarInner>
        <Thumb>
          <ProductPicture record={record} alt="" />
        </Thumb>
        <Names>
          <p>{record.identifierName}</p>
          <p>{record.companyName}</p>
        </Names>
        <Code>
          <CodeAnatomy identifier={record.identifier} size="line" ground="ink" explain={false} />
        </Code>
        <Button variant="onInk" size="sm" icon={<ScanIcon size={16} />} onClick={onScan}>
          扫码查询
        </Button>
      </BarInner>
    </Bar>
  );
}
