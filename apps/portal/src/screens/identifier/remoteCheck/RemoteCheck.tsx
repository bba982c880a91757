import {
  concernsSafety,
  type RemoteCheckItem,
  type RemoteCheckState,
  type RemoteFinding,
  type ResolvedItem,
  remoteCheckMessage,
  remoteFindings,
  resolvedItems,
} from '@lima-id/domain';
import { Button, ButtonLink, InlineAlert, VisuallyHidden } from '@lima-id/ui';
import { PhoneIcon, RefreshIcon, WrenchIcon } from '@lima-id/ui/icons';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CheckItems } from './CheckItems.tsx';
import { Findings, findingId } from './Findings.tsx';
import type { LastCheck } from './lastCheck.ts';
import { MachineDrawing } from './MachineDrawing.tsx';
import { MendedTable } from './MendedTable.tsx';
import { PassedItems } from './PassedItems.tsx';
import { Actions, Back, Figure, Grid, Main, Passed, Progress, Ready, Side, Words } from './RemoteCheck.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';
import { useRemoteCheck } from './useRemoteCheck.ts';

/** Whether the machine's user can fix everything. */
function areOwn(findings: readonly RemoteFinding[]): boolean {
  return findings.every(({ advice }) => advice?.handler === 'own');
}

/** The progress of the scan, or its result. */
function Sum({ check, findings }: { check: RemoteCheckState; findings: readonly RemoteFinding[] }) {
  const { phase, items, done, abnormalCount } = check;
  if (phase === 'scanning') {
    return (
      <>
        <Figure>
          <strong>{done}</strong> <span>{`/ ${items.length}`}</span>
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
        <strong>{abnormalCount}</strong> <span>{texts.abnormalUnit(areOwn(findings))}</span>
      </Figure>
      <Words>{texts.took(items)}</Words>
    </>
  );
}

function hasEnded({ phase }: RemoteCheckState): boolean {
  return phase === 'healthy' || phase === 'abnormal';
}

interface CheckProps extends Pick<RemoteCheckProps, 'picture' | 'onReport'> {
  check: RemoteCheckState;
  mended: readonly ResolvedItem[];
  /** The machine's current report is being read. */
  reading: boolean;
  onAgain: () => void;
}

function ReportButton({ onReport, variant }: Pick<CheckProps, 'onReport'> & { variant: 'primary' | 'secondary' }) {
  if (onReport === undefined) return null;
  return (
    <Button variant={variant} icon={<WrenchIcon size={18} />} onClick={onReport}>
      {texts.report}
    </Button>
  );
}

/** Actions for findings that concern safety: stop, report, call. */
function SafetyActions({ findings, onReport }: Pick<CheckProps, 'onReport'> & { findings: readonly RemoteFinding[] }) {
  const phone = findings.find(({ advice }) => advice?.phone)?.advice?.phone;
  if (onReport === undefined && phone === undefined) return null;
  return (
    <Actions>
      <ReportButton onReport={onReport} variant="primary" />
      {phone !== undefined && (
        <ButtonLink variant="secondary" icon={<PhoneIcon size={18} />} href={`tel:${phone}`}>
          {texts.call(phone)}
        </ButtonLink>
      )}
    </Actions>
  );
}

/** A check and its findings so far: next to its items while it scans, then next to the remedies. */
function Check({ check, picture, mended, reading, onAgain, onReport }: CheckProps) {
  const again = useRef<HTMLButtonElement>(null);
  const { phase } = check;
  const ended = hasEnded(check);
  const abnormal = phase === 'abnormal';
  const findings = abnormal ? remoteFindings(check) : [];
  const own = areOwn(findings);
  const unsafe = findings.filter(concernsSafety);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, and with it the focus; a focus that moved elsewhere meanwhile stays.
    const at = document.activeElement;
    if (at !== document.body && at !== side.current) return;
    if (ended) (again.current ?? side.current)?.focus({ preventScroll: true });
    else side.current?.focus({ preventScroll: true });
  }, [ended]);

  function showFinding({ number }: RemoteFinding) {
    const card = document.getElementById(findingId(number));
    card?.scrollIntoView({ block: 'nearest' });
    card?.focus({ preventScroll: true });
  }

  return (
    <Grid data-phase={phase}>
      <Side ref={side} tabIndex={-1}>
        <MachineDrawing picture={picture} scanning={phase === 'scanning'} findings={findings} onChoose={showFinding} />
        {unsafe.length === 0 && (
          <>
            <Sum check={check} findings={findings} />
            {ended && (
              <Actions data-spread="">
                {abnormal && !own && <ReportButton onReport={onReport} variant="primary" />}
                <Button
                  ref={again}
                  variant={abnormal && own ? 'primary' : 'secondary'}
                  icon={<RefreshIcon size={18} />}
                  loading={reading}
                  onClick={onAgain}
                >
                  {abnormal && own ? texts.mended : texts.again}
                </Button>
                {abnormal && own && <ReportButton onReport={onReport} variant="secondary" />}
              </Actions>
            )}
            {abnormal && onReport !== undefined && <Words>{texts.reportHint}</Words>}
          </>
        )}
      </Side>
      <Main>
        {unsafe.length > 0 && (
          <InlineAlert tone="danger" title={texts.stopNow}>
            {texts.unsafe(unsafe)}
          </InlineAlert>
        )}
        {abnormal && <Findings findings={findings} />}
        {unsafe.length > 0 && <SafetyActions findings={unsafe} onReport={onReport} />}
        {mended.length > 0 && ended && (
          <Back>
            <Words>{texts.back(mended.map(({ now }) => now.label))}</Words>
            <MendedTable mended={mended} />
          </Back>
        )}
        {!abnormal && !(ended && mended.length > 0) && <CheckItems check={check} />}
      </Main>
      {(abnormal || (ended && mended.length > 0)) && (
        <Passed>
          <PassedItems check={check} without={mended.map(({ now }) => now.label)} />
        </Passed>
      )}
    </Grid>
  );
}

interface RemoteCheckProps {
  items: readonly RemoteCheckItem[];
  /** A picture of the machine. */
  picture: ReactNode;
  /** Reports the findings; without it there is no report button. */
  onReport?: (() => void) | undefined;
  /** Reads the machine's current report before a check is repeated; null after a failure, which it reports itself. */
  reread?: () => Promise<readonly RemoteCheckItem[] | null>;
  /** The previous check. */
  last?: LastCheck | null;
  /** Called when a check has ended, with the number of abnormal items. */
  onEnded?: (abnormalCount: number) => void;
  /** The clock, in milliseconds from any epoch. */
  now?: () => number;
}

const steadyNow = () => performance.now();

/** The remote check of a machine: ready, scanning item by item, then healthy or with findings. */
export function RemoteCheck({
  items,
  picture,
  onReport,
  reread,
  last = null,
  onEnded,
  now = steadyNow,
}: RemoteCheckProps) {
  const { check, start } = useRemoteCheck(items, now);
  const [before, setBefore] = useState<readonly RemoteCheckItem[]>([]);
  const [reading, setReading] = useState(false);
  async function again() {
    setReading(true);
    const fresh = reread === undefined ? check.items : await reread();
    setReading(false);
    if (fresh === null) return;
    setBefore(check.items);
    start(fresh);
  }
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
            <Words>{`${texts.plan(items)}${last === null ? '' : texts.last(last.time, last.abnormalCount)}`}</Words>
          </div>
          <Button size="lg" onClick={() => start()}>
            {texts.start}
          </Button>
        </Ready>
      ) : (
        <Check
          check={check}
          picture={picture}
          mended={resolvedItems(before, check.items)}
          reading={reading}
          onAgain={() => void again()}
          onReport={onReport}
        />
      )}
      <VisuallyHidden as="output">{check.phase === 'ready' ? '' : remoteCheckMessage(check)}</VisuallyHidden>
    </>
  );
}
