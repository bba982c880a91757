import { lazy, Suspense } from 'react';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { LedgerFailed, LedgerNone } from './LedgerFailed.tsx';
import { LedgerWaiting } from './LedgerWaiting.tsx';
import { ledgerTitle } from './ledgerTitle.ts';
import type { RequestedAsset } from './requestedAsset.ts';
import { useAsset } from './useAsset.ts';

const LedgerView = lazy(() => import('./LedgerView.tsx'));

interface EquipmentPageProps {
  userId: string;
  requested: RequestedAsset;
  /** The current day in China. */
  today: string;
}

/** The requested record, or the reason for its absence. */
export function EquipmentPage({ userId, requested, today }: EquipmentPageProps) {
  const known = useAsset(userId, requested);
  usePageMeta({ title: known.state === 'ready' ? `${known.asset.name} ${ledgerTitle}` : ledgerTitle });
  if (known.state === 'loading') return <LedgerWaiting />;
  if (known.state === 'failed') return <LedgerFailed error={known.error} onRetry={known.retry} />;
  if (known.state === 'none') return <LedgerNone identifier={requested.identifier} />;
  return (
    <Suspense fallback={<LedgerWaiting />}>
      <LedgerView asset={known.asset} today={today} />
    </Suspense>
  );
}
