import type { IdentifierRecord } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import { ScanIcon } from '@lima-id/ui/icons';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ProductPicture } from './Plate.tsx';
import { Bar, BarInner, Code, Names, Thumb } from './PlateBar.styles.ts';

interface PlateBarProps {
  record: IdentifierRecord;
  /** The plate that the bar replaces. */
  plate: RefObject<HTMLElement | null>;
  onScan: () => void;
}

/** The plate shrunk to a bar, while the plate itself is scrolled out of sight. */
export function PlateBar({ record, plate, onScan }: PlateBarProps) {
  const [shown, setShown] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the bar ends differs by width and mode, so an observer with a fixed margin would not do.
    function compare() {
      if (plate.current === null || bar.current === null) return;
      setShown(plate.current.getBoundingClientRect().bottom < bar.current.getBoundingClientRect().bottom + 1);
    }
    // Calls back after the paint, when the layout is known.
    const observer = new IntersectionObserver(compare);
    if (plate.current !== null) observer.observe(plate.current);
    window.addEventListener('scroll', compare, { passive: true });
    window.addEventListener('resize', compare);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', compare);
      window.removeEventListener('resize', compare);
    };
  }, [plate]);
  return (
    <Bar ref={bar} data-screen-only="" data-state={shown ? 'shown' : 'away'} aria-label="当前标识">
      <BarInner>
        <Thumb>
          <ProductPicture record={record} alt="" />
        </Thumb>
        <Names>
          <p>{record.identifierName}</p>
          <p>
            <span data-part="company">{record.companyName}</span>
            <span data-part="code">{record.identifier}</span>
          </p>
        </Names>
        <Code>
          <CodeAnatomy identifier={record.identifier} variant="line" ground="ink" explain={false} />
        </Code>
        <Button variant="onInk" size="sm" icon={<ScanIcon size={16} />} onClick={onScan}>
          <span data-part="label">扫码查询</span>
        </Button>
      </BarInner>
    </Bar>
  );
}
