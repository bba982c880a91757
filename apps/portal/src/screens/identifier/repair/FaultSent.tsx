import { Button, CheckIcon } from '@lima-id/ui';
import { useEffect, useRef } from 'react';
import { maskedMobile } from '../verification/texts.ts';
import { Sent } from './FaultReport.styles.ts';
import { repairTexts as texts } from './texts.ts';

interface FaultSentProps {
  number: string;
  /** Empty when none was told. */
  contactMobile: string;
  onAgain: () => void;
}

/** A report that was taken: the number of its ticket, and what happens next. */
export function FaultSent({ number, contactMobile, onAgain }: FaultSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const called = contactMobile === '' ? [] : [texts.willCall(maskedMobile(contactMobile))];
  return (
    <Sent>
      <h2 ref={title} tabIndex={-1}>
        <CheckIcon size={24} />
        {texts.sent}
      </h2>
      <dl>
        <dt>{texts.number}</dt>
        <dd>{number}</dd>
      </dl>
      <h3>{texts.next}</h3>
      <ol>
        {[...called, ...texts.steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="secondary" onClick={onAgain}>
        {texts.again}
      </Button>
    </Sent>
  );
}
