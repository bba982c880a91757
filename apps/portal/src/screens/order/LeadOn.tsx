import { Button, type Clock } from '@lima-id/ui';
import { useEffect, useRef } from 'react';
import { serverTime } from '../../shared/clock/serverTime.ts';
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

interface LeadOnProps {
  seconds: number;
  /** The target's name: 订单管理. */
  place: string;
  /** The clock; that of the server by default. */
  now?: Clock | undefined;
  onEnd: () => void;
}

/** Announces the redirect and its countdown, and lets the reader stay. */
export function LeadOn({ seconds, place, now = serverTime, onEnd }: LeadOnProps) {
  const { left, stopped, stop } = useLeadOn(seconds, now, onEnd);
  if (stopped) return <Stayed />;
  return (
    <Root role="timer">
      <strong>{left}</strong>
      <p>{`秒后前往${place}`}</p>
      <Modules aria-hidden="true">
        {Array.from({ length: seconds }, (_, index) => (
          <span key={index} data-left={index < left ? '' : undefined} />
        ))}
      </Modules>
      <Button variant="text" flush onClick={stop}>
        留在此页
      </Button>
    </Root>
  );
}
