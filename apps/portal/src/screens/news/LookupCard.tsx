import { LookupBar } from '@lima-id/ui/identity';
import { useId, useState } from 'react';
import { useOpenScan } from '../../shared/lookup/ScanProvider.tsx';
import { lookupAction, useLookup } from '../../shared/lookup/useLookup.ts';
import { Card } from './LookupCard.styles.ts';
import { texts } from './texts.ts';

/** A shortcut to the lookup. */
export function LookupCard() {
  const headingId = useId();
  const lookUp = useLookup();
  const openScan = useOpenScan();
  const [refusal, setRefusal] = useState<string>();

  function search(text: string) {
    const verdict = lookUp(text);
    setRefusal(verdict.ok ? undefined : verdict.message);
  }

  return (
    <Card aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.lookup.title}</h2>
      <p>{texts.lookup.text}</p>
      <LookupBar
        size="sm"
        action={lookupAction}
        onLookup={search}
        onScan={openScan}
        onValueChange={() => setRefusal(undefined)}
        {...(refusal !== undefined && { error: refusal })}
      />
    </Card>
  );
}
