'use client';
import { useEffect, useRef, useState } from 'react';
import { CheckIcon, CopyIcon } from '../icons/icons.tsx';
import type { Texts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Copied, Copy, Number } from './StatusView.styles.ts';
import type { statusViewTexts } from './StatusView.texts.ts';

/** Milliseconds for which the success message is shown after copying. */
const copiedMs = 2_000;

interface CopyRequestIdProps {
  requestId: string;
  texts: Texts<typeof statusViewTexts>;
}

/** A request id that can be selected or copied. Without clipboard access it is selected, to be copied manually. */
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
        {outcome === 'copied' ? texts.copied : outcome === 'failed' ? texts.copyFailed : ''}
      </Copied>
    </>
  );
}
