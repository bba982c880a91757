import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { IdentifierScenes } from './IdentifierScenes.tsx';
import { Plate } from './Plate.tsx';
import { PlateBar } from './PlateBar.tsx';
import type { TimedRecord } from './recordQuery.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';

const RecallBand = lazy(() => import('./recall/RecallBand.tsx'));
const SuspendedBand = lazy(() => import('./SuspendedBand.tsx'));

interface RecordViewProps {
  requested: RequestedIdentifier;
  found: TimedRecord;
  /** Paints the plate first: the scenes take most of the time of the rendering. A document has both. */
  isGradual: boolean;
  onScan: () => void;
}

/** The record: the plate, the scenes, the enterprise. Loaded separately, since it is the heavier part of the page. */
export default function RecordView({ requested, found, isGradual, onScan }: RecordViewProps) {
  const plate = useRef<HTMLDivElement>(null);
  const hasScenes = useDeferredValue(true, !isGradual);
  return (
    <>
      <div ref={plate}>
        <Plate record={found.record} tookMs={found.tookMs} />
      </div>
      {found.record.recall !== null && (
        <Suspense>
          <RecallBand scenes={found.record.scenes} recall={found.record.recall} />
        </Suspense>
      )}
      {found.record.suspendTime !== '' && (
        <Suspense>
          <SuspendedBand suspendTime={found.record.suspendTime} />
        </Suspense>
      )}
      <PlateBar record={found.record} plate={plate} onScan={onScan} />
      {hasScenes && <IdentifierScenes key={found.record.identifier} requested={requested} record={found.record} />}
    </>
  );
}
