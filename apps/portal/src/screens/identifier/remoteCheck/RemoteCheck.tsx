import { type RemoteCheckItem, type RemoteCheckState, remoteCheckMessage } from '@lima-id/domain';
import { Button, FinderFrame, RefreshIcon, VisuallyHidden } from '@lima-id/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { CheckItems } from './CheckItems.tsx';
import type { LastCheck } from './lastCheck.ts';
import { Figure, Grid, Progress, Ready, ScanLine, Sheet, Side, Words } from './RemoteCheck.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';
import { useRemoteCheck } from './useRemoteCheck.ts';

function Verdict({ check }: { check: RemoteCheckState }) {
  const { phase, items, done, abnormalCount } = check;
  if (phase === 'scanning') {
    return (
      <>
        <Figure>
          <strong>{done}</strong> / {items.length}
        </Figure>
        <Words>{texts.current(items[done]?.label ?? '')}</Words>
        <Progress aria-label={texts.progress} max={items.length} value={done} />
      </>
    );
  }
  if (phase === 'healthy') {
    return (
      <>
        <Figure data-tone="fine">{texts.healthy}</Figure>
        <Words>{texts.allFine(items)}</Words>
      </>
    );
  }
  return (
    <>
      <Figure data-tone="abnormal">
        <strong>{abnormalCount}</strong> <span>{texts.abnormalUnit}</span>
      </Figure>
      <Words>{texts.restFine(items, abnormalCount)}</Words>
      <Words>{remoteCheckMessage(check)}</Words>
    </>
  );
}

function hasEnded({ phase }: RemoteCheckState): boolean {
  return phase === 'healthy' || phase === 'abnormal';
}

interface CheckProps extends Pick<RemoteCheckProps, 'picture' | 'onReport'> {
  check: RemoteCheckState;
  onStart: () => void;
}

/** What a check looks at and what it found so far, beside its items. */
function Check({ check, picture, onStart, onReport }: CheckProps) {
  const again = useRef<HTMLButtonElement>(null);
  const { phase } = check;
  const ended = hasEnded(check);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and with it the focus; who went elsewhere meanwhile stays there.
    const at = document.activeElement;
    if (at !== document.body && at !== side.current) return;
    if (ended) again.current?.focus({ preventScroll: true });
    else side.current?.focus({ preventScroll: true });
  }, [ended]);
  return (
    <Grid data-phase={phase}>
      <Side ref={side} tabIndex={-1}>
        <FinderFrame>
          <Sheet>
            {picture}
            {phase === 'scanning' && <ScanLine />}
          </Sheet>
        </FinderFrame>
        <Verdict check={check} />
        {phase === 'abnormal' && onReport !== undefined && <Button onClick={onReport}>{texts.report}</Button>}
        {ended && (
          <Button ref={again} variant="secondary" icon={<RefreshIcon size={18} />} onClick={onStart}>
            {texts.again}
          </Button>
        )}
      </Side>
      <CheckItems check={check} />
    </Grid>
  );
}

interface RemoteCheckProps {
  items: readonly RemoteCheckItem[];
  /** What is checked, as a picture. */
  picture: ReactNode;
  /** Reports what is abnormal; without it nothing offers to. */
  onReport?: (() => void) | undefined;
  /** How the check before ended. */
  last?: LastCheck | null;
  /** Called when a check has ended, with how much is abnormal. */
  onEnded?: (abnormalCount: number) => void;
  /** The clock, in milliseconds from anywhere. */
  now?: () => number;
}

const steadyNow = () => performance.now();

/** The remote check of a machine: ready, scanning item by item, then healthy or with what is abnormal. */
export function RemoteCheck({ items, picture, onReport, last = null, onEnded, now = steadyNow }: RemoteCheckProps) {
  const { check, start } = useRemoteCheck(items, now);
  const ended = hasEnded(check);
  const tellEnd = useEffectEvent(() => onEnded?.(check.abnormalCount));
  useEffect(() => {
    if (ended) tellEnd();
  }, [ended]);
  return (
    <>
      {check.phase === 'ready' ? (
        <Ready>
          <div>
            <h3>{remoteCheckMessage(check)}</h3>
            <Words>
              {texts.plan(items)}
              {last !== null && texts.last(last.time, last.abnormalCount)}
            </Words>
          </div>
          <Button size="lg" onClick={start}>
            {texts.start}
          </Button>
        </Ready>
      ) : (
        <Check check={check} picture={picture} onStart={start} onReport={onReport} />
      )}
      <VisuallyHidden>
        <output>{check.phase === 'ready' ? '' : remoteCheckMessage(check)}</output>
      </VisuallyHidden>
    </>
  );
}
