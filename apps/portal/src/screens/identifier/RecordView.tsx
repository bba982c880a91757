import { lazy, Suspense, useRef } from 'react';
import type { TimedRecord } from '../../shared/lookup/recordQuery.ts';
import { RestOfPage } from '../../shared/page/RestOfPage.tsx';
import { IdentifierScenes } from './IdentifierScenes.tsx';
import { Plate } from './Plate.tsx';
import { PlateBar } from './PlateBar.tsx';
import type { RequestedIdentifier } from './requestedIdentifier.ts';

const RecallBand = lazy(() => import('./recall/RecallBand.tsx'));
const SuspendedBand = lazy(() => import('./SuspendedBand.tsx'));

interface RecordViewProps {
  requested: RequestedIdentifier;
  found: TimedRecord;
  onScan: () => void;
}

/** The record: the plate, the scenes, the enterprise. Loaded separately, since it is the heavier part of the page. */
export default function RecordView({ requested, found, onScan }: RecordViewProps) {
  const plate = useRef<HTMLDivElement>(null);
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
      <RestOfPage>
        <PlateBar record={found.record} plate={plate} onScan={onScan} />
        <IdentifierScenes key={found.record.identifier} requested={requested} record={found.record} />
      </RestOfPage>
    </>
  );
}
