import { selfRetrySeconds } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyRequestId } from './CopyRequestId.tsx';
import { type DrawnState, StatusDrawing } from './StatusDrawing.tsx';
import { Actions, Count, Facts, Modules, Root, Text, Title, Told } from './StatusView.styles.ts';
import { statusViewTexts } from './StatusView.texts.ts';
import { useRetryCount } from './useRetryCount.ts';

/** Why a page is not there, or not yet. */
export type StatusKind = 'serverError' | 'restarting' | 'waiting' | 'unreachable' | 'offline';

/** When a page asks again by itself. */
export interface StatusRetry {
  /** Seconds until then, counted while the page can be seen. */
  seconds: number;
  /** A changed number starts the countdown again, even with the same `seconds`. */
  attempt?: number;
  /** The count stands still, as while the page asks already. */
  paused?: boolean;
  onRetry: () => void;
}

export interface StatusViewProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  kind: StatusKind;
  /** The element of the title; `h2` without it. */
  titleAs?: 'h1' | 'h2' | 'h3';
  /** Replaces the word of the kind: the status of the answer, such as 502. */
  tag?: ReactNode;
  /** Replaces the title of the kind. */
  title?: ReactNode;
  /** Replaces the text of the kind. */
  text?: ReactNode;
  /** What the reader can do: a primary button and, beside it, a secondary one. */
  actions?: ReactNode;
  /** Counts down to another try; leave it out where only the reader asks again. */
  retry?: StatusRetry;
  /** Seconds that a request has waited, said before the text; it grows without being announced. */
  waitedSeconds?: number;
  /** The service's number of the request, which can be copied; left out where no answer named one. */
  requestId?: string;
  /** When it happened, as it is written. */
  time?: ReactNode;
  /** Whom to call. */
  phone?: string;
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
  // A long wait lights its share of the modules, a short one a module for each second.
  const lit = Math.ceil((left * selfRetrySeconds) / Math.max(seconds, selfRetrySeconds));
  return (
    <>
      <Count aria-hidden="true">
        <span>
          <span data-part="figure">{left}</span>
          {texts.retryIn}
        </span>
        <Modules>
          {Array.from({ length: selfRetrySeconds }, (_, place) => (
            <i key={place} data-on={place < lit ? '' : undefined} />
          ))}
        </Modules>
      </Count>
      <VisuallyHidden>
        <output>{left > 0 ? texts.retrySoon(seconds) : texts.retrying}</output>
      </VisuallyHidden>
    </>
  );
}

/**
 * What stands in place of a whole page: what happened, what to do, and what to tell the people who can help. All of it is drawn in code, so
 * that it shows without a connection.
 */
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
            {text ?? own.text}
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
