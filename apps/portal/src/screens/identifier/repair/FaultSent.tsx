import { Button, ButtonLink, listRole } from '@lima-id/ui';
import { CheckIcon } from '@lima-id/ui/icons';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../shared/page/CopyButton.tsx';
import { workOrderAddress } from '../../../shared/repair/workOrderAddress.ts';
import { maskedMobile } from '../verification/texts.ts';
import { Actions, Sent, Ticket } from './FaultReport.styles.ts';
import { repairTexts as texts } from './texts.ts';

interface FaultSentProps {
  number: string;
  /** Empty when none was given. */
  contactMobile: string;
  onAgain: () => void;
}

/** An accepted report: the ticket number, and the next steps. */
export function FaultSent({ number, contactMobile, onAgain }: FaultSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isKnown = contactMobile !== '';
  const next = isKnown ? [texts.willCall(maskedMobile(contactMobile)), texts.canLookUp] : [texts.cannotLookUp];
  return (
    <Sent>
      <h2 ref={title} tabIndex={-1}>
        <CheckIcon size={24} />
        <span>{texts.sent}</span>
      </h2>
      <Ticket>
        <dl>
          <dt>{texts.number}</dt>
          <dd>{number}</dd>
        </dl>
        <CopyButton name={texts.number} text={number} worded variant="secondary" />
      </Ticket>
      <h3>{texts.next}</h3>
      <ol role={listRole}>
        {[...next, ...texts.steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Actions>
        {isKnown && <ButtonLink href={workOrderAddress(number)}>{texts.lookUp}</ButtonLink>}
        <Button variant="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      </Actions>
    </Sent>
  );
}
