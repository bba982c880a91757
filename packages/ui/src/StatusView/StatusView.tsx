'use client';
import { selfRetrySeconds } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyRequestId } from './CopyRequestId.tsx';
import { type DrawnState, StatusDrawing } from './StatusDrawing.tsx';
import { Actions, Count, Facts, Modules, Root, Text, Title, Told } from './StatusView.styles.ts';
import { statusViewTexts } from './StatusView.texts.ts';
import { useRetryCount } from './useRetryCount.ts';

/** Why a page is unavailable, or not yet available. */
export type StatusKind = 'serverError' | 'restarting' | 'waiting' | 'unreachable' | 'offline';

/** Automatic retry of a page. */
export interface StatusRetry {
  /** Seconds until the retry, counted while the page is visible. */
  seconds: number;
  /**
   * Changing it restarts the countdown, even with the same `seconds`.
   * @default 0
   */
  attempt?: number | undefined;
  /**
   * Pauses the countdown, e.g. while a request is running.
   * @default false
   */
  paused?: boolean | undefined;
  onRetry: () => void;
}

export interface StatusViewProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  kind: StatusKind;
  /**
   * The element of the title.
   * @default 'h2'
   */
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
  /** Overrides the tag of the kind, e.g. with the status of the response, such as 502. */
  tag?: ReactNode;
  /** Overrides the title of the kind. */
  title?: ReactNode;
  /** Overrides the text of the kind. */
  text?: ReactNode;
  /** A primary button and, next to it, a secondary one. */
  actions?: ReactNode;
  /** Counts down to an automatic retry; omit it for manual retry only. */
  retry?: StatusRetry | undefined;
  /** Seconds since the request was sent, before the text; updates are not announced. */
  waitedSeconds?: number | undefined;
  /** The id of the request, which can be copied; omit it when no response had one. */
  requestId?: string | undefined;
  /** When it happened, already formatted. */
  time?: ReactNode;
  /** Number of the hotline. */
  phone?: string | undefined;
}

const drawn: Record<StatusKind, DrawnState> = {
  serverError: 'failed',
  restarting: 'failed',
  unreachable: 'failed',
  waiting: 'waiting',
  offline: 'offline',
};

function RetryCount({ seconds, attempt = 0, paused = false, onRetry }: StatusRetry) {
  const texts = useTexts('statusView', statusViewTexts);
  const left = useRetryCount({ seconds, attempt, paused, onRetry });
  // A long wait is scaled to the number of modules, a short one lights one module per second.
  const lit = Math.ceil((left * selfRetrySeconds) / Math.max(seconds, selfRetrySeconds));
  return (
    <>
      <Count aria-hidden="true">
        <span>
          <span data-part="figure">{left}</span>
          <span>{texts.retryIn}</span>
        </span>
        <Modules>
          {Array.from({ length: selfRetrySeconds }, (_, place) => (
            <i key={place} data-on={place < lit ? '' : undefined} />
          ))}
        </Modules>
      </Count>
      <VisuallyHidden as="output">{left > 0 ? texts.retrySoon(seconds) : texts.retrying}</VisuallyHidden>
    </>
  );
}

/** A full-page status: what happened, what to do, and what to report to support. All of it is drawn in code, so that it works offline. */
export function StatusView({
  kind,
  titleAs = 'h2',
  tag,
  title,
  text,
  actions,
  retry,
  waitedSeconds,
  requestId,
  time,
  phone,
  ...rest
}: StatusViewProps) {
  const texts = useTexts('statusView', statusViewTexts);
  const own = texts[kind];
  const isPatient = kind === 'waiting' || kind === 'offline';
  const hasFacts = requestId !== undefined || time !== undefined || phone !== undefined;
  return (
    <Root data-kind={kind} {...rest}>
      <StatusDrawing state={drawn[kind]} />
      <div>
        <Told>
          <Tag tone={isPatient ? 'warning' : 'danger'}>{tag ?? own.tag}</Tag>
          <Title as={titleAs}>{title ?? own.title}</Title>
          <Text>
            {waitedSeconds !== undefined && (
              <span role="timer" aria-live="off">
                {texts.waited(waitedSeconds)}
              </span>
            )}
            {wrapText(text ?? own.text)}
          </Text>
        </Told>
        {retry !== undefined && <RetryCount {...retry} />}
        {actions !== undefined && <Actions>{actions}</Actions>}
        {hasFacts && (
          <Facts>
            {requestId !== undefined && (
              <>
                <dt>{texts.requestId}</dt>
                <dd>
                  <CopyRequestId requestId={requestId} texts={texts} />
                </dd>
              </>
            )}
            {time !== undefined && (
              <>
                <dt>{texts.time}</dt>
                <dd>{time}</dd>
              </>
            )}
            {phone !== undefined && (
              <>
                <dt>{texts.phone}</dt>
                <dd>
                  <a href={`tel:${phone}`}>{phone}</a>
                </dd>
              </>
            )}
          </Facts>
        )}
      </div>
    </Root>
  );
}
