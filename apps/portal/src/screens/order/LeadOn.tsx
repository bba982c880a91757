import { Button, type Clock, VisuallyHidden } from '@lima-id/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { serverTime } from '../../shared/clock/serverTime.ts';
import { useRegionInPage } from '../../shared/notice/useRegionInPage.ts';
import { Modules, Root } from './LeadOn.styles.ts';
import { useLeadOn } from './useLeadOn.ts';

/** Takes the focus of the button that is gone, and is read out with it: a live region that comes with its text often is not. */
function Stayed() {
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Root>
      <output ref={message} tabIndex={-1}>
        已留在此页
      </output>
    </Root>
  );
}

const stay = '留在此页';

/** Announces the redirect once: a timer is silent. */
function Announced({ seconds, place }: Pick<LeadOnProps, 'seconds' | 'place'>) {
  const isInPage = useRegionInPage();
  return <VisuallyHidden as="output">{isInPage ? `${seconds} 秒后前往${place}，可选择“${stay}”` : ''}</VisuallyHidden>;
}

interface LeadOnProps {
  seconds: number;
  /** The target's name: 订单管理. */
  place: string;
  /** The clock; that of the server by default. */
  now?: Clock | undefined;
  onEnd: () => void;
}

/** Announces the redirect and its countdown, and lets the reader stay. The countdown stands still while the focus is in it. */
export function LeadOn({ seconds, place, now = serverTime, onEnd }: LeadOnProps) {
  const { left, stopped, stop, hold } = useLeadOn(seconds, now, onEnd);
  if (stopped) return <Stayed />;
  // A window that loses the focus leaves it where it is.
  function release({ currentTarget }: FocusEvent) {
    hold(currentTarget.contains(document.activeElement));
  }
  return (
    <Root role="timer" onFocus={() => hold(true)} onBlur={release}>
      <strong>{left}</strong>
      <p>{`秒后前往${place}`}</p>
      <Modules aria-hidden="true">
        {Array.from({ length: seconds }, (_, index) => (
          <span key={index} data-left={index < left ? '' : undefined} />
        ))}
      </Modules>
      <Button variant="text" flush onClick={stop}>
        {stay}
      </Button>
      <Announced seconds={seconds} place={place} />
    </Root>
  );
}
