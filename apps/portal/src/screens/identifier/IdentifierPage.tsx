import { type LookupVerdict, readLookup } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { ResolvingCode } from '@lima-id/ui/identity';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenScan } from '../../shared/lookup/ScanProvider.tsx';
import { useLookup } from '../../shared/lookup/useLookup.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { keep } from '../../shared/storage/browserStorage.ts';
import { PageWait } from '../../shared/trouble/PageWait.tsx';
import { ChainRow, Page, Waiting } from './IdentifierScreen.styles.ts';
import { LookupOutcome } from './LookupOutcome.tsx';
import { LookupRow } from './LookupRow.tsx';
import type { LookupFailure } from './lookupFailure.ts';
import { pageMeta } from './pageMeta.ts';
import { LookupFailureView, loadOutcomes, RecordView } from './parts.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';
import { useIdentifierLookup } from './useIdentifierLookup.ts';

// A direct visit has no trace chain.
const TraceChain = lazy(() => import('./TraceChain.tsx'));

/** The error at the field; codes of goods are explained by the page itself. */
function refusal(verdict: LookupVerdict): string | null {
  return verdict.ok ? null : verdict.message;
}

/** The page of the requested identifier: the search bar, then the record or the reason for its absence. */
export function IdentifierPage({ requested }: { requested: RequestedIdentifier }) {
  const { text, visit, verdict, chain } = requested;
  const lookup = useIdentifierLookup(requested);
  const lookUp = useLookup();
  const openScan = useOpenScan();
  const { show } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [typedFor, setTypedFor] = useState(text);
  const [error, setError] = useState(refusal(readLookup(text)));
  if (typedFor !== text) {
    setTypedFor(text);
    setTyped(text);
    setError(refusal(readLookup(text)));
  }

  const record = lookup.found?.record ?? null;
  usePageMeta(pageMeta(record));

  // Both outcomes are prefetched while a lookup is pending, and on a prerendered page before the next one: after a lost connection, the page
  // of its error could not be loaded.
  const isPending = lookup.loading;
  useEffect(() => {
    if (isPending) {
      loadOutcomes();
      return undefined;
    }
    // In a task of its own, after the hydration.
    const timer = setTimeout(loadOutcomes);
    return () => clearTimeout(timer);
  }, [isPending]);

  const known = verdict.ok ? text : null;
  useEffect(() => {
    if (known !== null) keep('search', known);
  }, [known, visit]);

  const refusalText = lookup.failure?.kind === 'refused' ? lookup.failure.message : null;
  const showRefusal = useEffectEvent((message: string) => show({ tone: 'danger', text: message }));
  useEffect(() => {
    if (refusalText !== null) showRefusal(refusalText);
  }, [refusalText, lookup.failedAt]);

  function submit(asked: string) {
    setError(refusal(lookUp(asked)));
  }
  function retype() {
    input.current?.focus();
  }

  const failure: LookupFailure | null = verdict.ok ? lookup.failure : { kind: 'noCode', message: verdict.message };
  const waiting = (
    <Waiting>
      <ResolvingCode identifier={text} aria-label="Loading..." />
    </Waiting>
  );
  return (
    <Page>
      <LookupRow
        ref={input}
        current={text}
        value={typed}
        onValueChange={(value) => {
          setTyped(value);
          setError(null);
        }}
        onLookup={submit}
        onScan={openScan}
        loading={!lookup.searchOk}
        error={error}
      />
      <LookupOutcome loading={lookup.loading} found={lookup.found !== null} />
      {chain.length > 1 && (
        <ChainRow>
          <Suspense>
            <TraceChain chain={chain} />
          </Suspense>
        </ChainRow>
      )}
      {lookup.loading ? (
        <PageWait>{waiting}</PageWait>
      ) : (
        <Suspense fallback={waiting}>
          {lookup.found !== null && <RecordView requested={requested} found={lookup.found} onScan={openScan} />}
          {failure !== null && (
            <LookupFailureView
              identifier={text}
              failure={failure}
              error={lookup.error}
              onRetry={lookup.retry}
              onRetype={retype}
              onScan={openScan}
            />
          )}
        </Suspense>
      )}
    </Page>
  );
}
