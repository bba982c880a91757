import {
  chinaDateTime,
  messages,
  type PageTrouble,
  pageTrouble,
  requestCancelled,
  requestTimeoutMs,
  retryInSeconds,
} from '@lima-id/domain';
import {
  Button,
  ButtonLink,
  type StatusKind,
  StatusView,
  type StatusViewProps,
  subscribeToPanels,
  topmostPanel,
} from '@lima-id/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { brand } from '../../brand/brand.ts';
import { RequestFailure } from '../api/request.ts';
import { brokenWords } from '../page/brokenWords.ts';
import { cancelSlow, waitOn } from './giveUp.ts';
import { Band, NoticePlace, Place, Words } from './Trouble.styles.ts';
import type { PageTroubleProps, SlowViewProps } from './troubleProps.ts';

/** Whole seconds since a reading of `performance.now()`, updated every second. */
function useSecondsSince(since: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - since) / 1000));
}

const goOn = '继续等';
const giveUp = '取消这次请求';

let places = 0;
const listeners = new Set<() => void>();

function changePlaces(change: 1 | -1): void {
  places += change;
  for (const listener of listeners) listener();
}

/** While a page reports a late response in its own place, the bar above it does not. */
function sayInPlace(): () => void {
  changePlaces(1);
  return () => changePlaces(-1);
}

function subscribePlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** In place of a page whose response is late. */
function SlowPage({ since, alone }: { since: number; alone: boolean }) {
  useEffect(sayInPlace, []);
  const waited = useSecondsSince(since);
  return (
    <Place data-alone={alone ? '' : undefined}>
      <StatusView
        kind="waiting"
        waitedSeconds={waited}
        phone={brand.phone}
        actions={
          <>
            <Button size="lg" onClick={waitOn}>
              {goOn}
            </Button>
            <Button size="lg" variant="secondary" onClick={cancelSlow}>
              {giveUp}
            </Button>
          </>
        }
      />
    </Place>
  );
}

/**
 * Keeps presses in the notice and its focus from a dialog below, which stays open; when the notice goes, the focus goes back to where it
 * came from. For a ref.
 */
function keepApart(place: HTMLElement | null): (() => void) | undefined {
  if (place === null) return undefined;
  const stop = new AbortController();
  let cameFrom: HTMLElement | null = null;
  place.addEventListener('pointerdown', (event) => event.stopPropagation(), { signal: stop.signal });
  place.addEventListener(
    'focusin',
    (event) => {
      event.stopPropagation();
      const { relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) cameFrom = relatedTarget;
    },
    { signal: stop.signal },
  );
  return () => {
    stop.abort();
    if (place.contains(document.activeElement)) cameFrom?.focus({ preventScroll: true });
  };
}

/** Above a page that has sent a request without a response; in an open dialog, whose focus trap leaves out what is outside of it. */
function SlowNotice({ since }: { since: number }) {
  const waited = useSecondsSince(since);
  const panel = useSyncExternalStore(subscribeToPanels, () => topmostPanel() ?? document.body);
  return createPortal(
    <NoticePlace ref={keepApart} data-notifications="">
      <Band>
        <Words>
          还没有收到回答，
          <span role="timer" aria-live="off">
            {`已经等了 ${waited} 秒`}
          </span>
          。填写的内容还在。
        </Words>
        <div>
          <Button size="sm" onClick={waitOn}>
            {goOn}
          </Button>
          <Button size="sm" variant="secondary" onClick={cancelSlow}>
            {giveUp}
          </Button>
        </div>
      </Band>
    </NoticePlace>,
    panel,
  );
}

/** Reports a late response. Late code of a page is reported only in the page's place. */
export function SlowView({ slow, place }: SlowViewProps) {
  const isInPlace = useSyncExternalStore(subscribePlaces, () => places > 0);
  const first = place === 'above' ? slow.find(({ what }) => what === 'answer') : slow[0];
  if (first === undefined || (place === 'above' && isInPlace)) return null;
  return place === 'above' ? (
    <SlowNotice since={first.since} />
  ) : (
    <SlowPage since={first.since} alone={place === 'page'} />
  );
}

type Shown = Pick<StatusViewProps, 'kind' | 'title' | 'text' | 'tag'> & { again: string };

const again = '重试';
const refresh = '刷新页面';

const shownAs: Record<PageTrouble, Shown> = {
  offline: { kind: 'offline', again },
  unreachable: { kind: 'unreachable', again },
  unanswered: {
    kind: 'serverError',
    tag: '超时',
    title: '服务没有回答',
    text: `等了 ${requestTimeoutMs / 1000} 秒没有收到回答。请稍后重试，已填写的内容不会丢失。`,
    again,
  },
  cancelled: { kind: 'waiting', tag: '已取消', title: '没有收到回答', text: requestCancelled, again },
  restarting: { kind: 'restarting', again: '现在就试' },
  serverError: { kind: 'serverError', again: refresh },
  refused: { kind: 'serverError', title: '数据加载失败', again: refresh },
};

const answered: ReadonlySet<StatusKind> = new Set(['serverError', 'restarting']);

function ownText(trouble: PageTrouble, { message, requestId }: RequestFailure['result']): Pick<Shown, 'text'> {
  const isOwnWords = message !== messages.request.failed && message !== '';
  if (trouble === 'refused') return { text: message };
  if (trouble === 'restarting' || trouble === 'serverError') {
    if (isOwnWords) return { text: message };
    if (trouble === 'serverError' && requestId === undefined)
      return { text: '您的操作没有丢失。请稍后刷新页面；如果一直无法打开，请联系客服。' };
  }
  return {};
}

const homeWay = (
  <ButtonLink size="lg" variant="secondary" href="/home">
    返回首页
  </ButtonLink>
);

/** In place of a page that failed to load: the reason, what to do, and the details for support. */
export function FailedPage({ error, onRetry, way, titleAs = 'h2', alone = false }: PageTroubleProps) {
  const failure = error instanceof RequestFailure ? error : null;
  const trouble = failure === null ? 'serverError' : pageTrouble(failure.result);
  const { again: label, ...shown } = shownAs[trouble];
  const { status = null, requestId, retryAfterSeconds } = failure?.result ?? {};
  return (
    <Place data-alone={alone ? '' : undefined}>
      <StatusView
        {...shown}
        {...(failure !== null && ownText(trouble, failure.result))}
        {...(status !== null && status >= 400 && { tag: status })}
        titleAs={titleAs}
        {...(trouble === 'restarting' && {
          retry: { seconds: retryInSeconds(retryAfterSeconds), attempt: failure?.at ?? 0, onRetry },
        })}
        {...(requestId !== undefined && { requestId })}
        {...(failure !== null &&
          answered.has(shown.kind) && { time: <span data-now="">{chinaDateTime(failure.at)}</span> })}
        phone={brand.phone}
        actions={
          <>
            <Button size="lg" onClick={onRetry}>
              {label}
            </Button>
            {way ?? (trouble === 'offline' ? null : homeWay)}
          </>
        }
      />
    </Place>
  );
}

/** In place of a page that cannot be rendered. Where its code failed to load, a browser does not fetch it twice. */
export function BrokenPage({ error }: { error: unknown }) {
  const isOffline = !navigator.onLine;
  return (
    <Place data-alone="">
      <StatusView
        kind={isOffline ? 'offline' : 'serverError'}
        titleAs="h1"
        {...(!isOffline && brokenWords(error))}
        phone={brand.phone}
        actions={
          <>
            <Button size="lg" onClick={() => window.location.reload()}>
              {refresh}
            </Button>
            {homeWay}
          </>
        }
      />
    </Place>
  );
}
