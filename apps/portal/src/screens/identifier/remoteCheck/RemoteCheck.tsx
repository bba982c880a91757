import {
  concernsSafety,
  type MendedItem,
  mendedItems,
  type RemoteCheckItem,
  type RemoteCheckState,
  type RemoteFinding,
  remoteCheckMessage,
  remoteFindings,
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

/** Whether who uses the machine can put all of it right. */
function areOwn(findings: readonly RemoteFinding[]): boolean {
  return findings.every(({ advice }) => advice?.handler === 'own');
}

/** How far the scan is, or what it came to. */
function Sum({ check, findings }: { check: RemoteCheckState; findings: readonly RemoteFinding[] }) {
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
  mended: readonly MendedItem[];
  /** What the machine reports now is being read. */
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

/** What can be done about findings that concern safety: stop, report, call. */
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

/** What a check looks at and what it found so far: while it scans beside its items, then beside what to do. */
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
    // The button that was pressed is gone, and with it the focus; who went elsewhere meanwhile stays there.
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
  /** What is checked, as a picture. */
  picture: ReactNode;
  /** Reports what is abnormal; without it nothing offers to. */
  onReport?: (() => void) | undefined;
  /** Reads what the machine reports now, before a check is repeated; null when that did not work, which it tells itself. */
  reread?: () => Promise<readonly RemoteCheckItem[] | null>;
  /** How the check before ended. */
  last?: LastCheck | null;
  /** Called when a check has ended, with how much is abnormal. */
  onEnded?: (abnormalCount: number) => void;
  /** The clock, in milliseconds from anywhere. */
  now?: () => number;
}

const steadyNow = () => performance.now();

/** The remote check of a machine: ready, scanning item by item, then healthy or with what is abnormal. */
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
            <Words>
              {texts.plan(items)}
              {last !== null && texts.last(last.time, last.abnormalCount)}
            </Words>
          </div>
          <Button size="lg" onClick={() => start()}>
            {texts.start}
          </Button>
        </Ready>
      ) : (
        <Check
          check={check}
          picture={picture}
          mended={mendedItems(before, check.items)}
          reading={reading}
          onAgain={() => void again()}
          onReport={onReport}
        />
      )}
      <VisuallyHidden>
        <output>{check.phase === 'ready' ? '' : remoteCheckMessage(check)}</output>
      </VisuallyHidden>
    </>
  );
}
