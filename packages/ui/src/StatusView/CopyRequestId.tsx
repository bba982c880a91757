import { copiedMs } from '@lima-id/domain';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/icons.tsx';
import type { Texts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Copied, Copy, Number } from './StatusView.styles.ts';
import type { statusViewTexts } from './StatusView.texts.ts';

interface CopyRequestIdProps {
  requestId: string;
  texts: Texts<typeof statusViewTexts>;
}

/** The number of a request, to be selected or copied. Where nothing may be copied it is selected, for the hand to do it. */
export function CopyRequestId({ requestId, texts }: CopyRequestIdProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const number = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(requestId);
      setOutcome('copied');
    } catch {
      if (number.current !== null) getSelection()?.selectAllChildren(number.current);
      setOutcome('failed');
    }
  }

  return (
    <>
      <Number ref={number}>{requestId}</Number>
      <Copy type="button" data-copied={outcome === 'copied' ? '' : undefined} onClick={() => void copy()}>
        {outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        <VisuallyHidden>{texts.copy}</VisuallyHidden>
      </Copy>
      <Copied data-outcome={outcome ?? undefined}>
        {outcome === 'copied' && texts.copied}
        {outcome === 'failed' && texts.copyFailed}
      </Copied>
    </>
  );
}
