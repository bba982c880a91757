import { VisuallyHidden } from '@lima-id/ui';
import { useState } from 'react';

interface LookupOutcomeProps {
  loading: boolean;
  found: boolean;
}

/**
 * Announces that a lookup on this page has succeeded; failures announce themselves. Empty while a lookup is pending, and on a page that
 * came with its record.
 */
export function LookupOutcome({ loading, found }: LookupOutcomeProps) {
  const [wasPending, setWasPending] = useState(loading);
  if (loading && !wasPending) setWasPending(true);
  return <VisuallyHidden as="output">{wasPending && found && !loading ? '解析成功' : ''}</VisuallyHidden>;
}
