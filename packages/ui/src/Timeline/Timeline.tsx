'use client';
import { firstListWindow, listWindow, nextListWindow } from '@lima-id/domain';
import { type ComponentPropsWithRef, Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { listRole } from '../hooks/listRole.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Body, Entry, List, Moment, Root } from './Timeline.styles.ts';
import { timelineTexts } from './Timeline.texts.ts';

/** An event in the life of an object. */
export interface TimelineEntry {
  id: string;
  /** `YYYY-MM-DD HH:mm`, China time; the time of day is optional. */
  time: string;
  title: string;
  /** Place or actor. */
  tag?: string | undefined;
  text: string;
  /** The code of a related object. */
  link?: { label: string; text: string; href: string } | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first: the first is marked as the latest. */
  entries: readonly TimelineEntry[];
  /** Label of the button; receives the number of hidden entries. */
  moreLabel?: ((rest: number) => string) | undefined;
}

/** Maximum length, in characters, of a code that fits on one line on phones. */
const lineCharacters = 26;

/** A code that wraps, if necessary, after the slash. */
function CodeText({ text }: { text: string }) {
  const parts = text.split('/');
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span>{index === parts.length - 1 ? part : `${part}/`}</span>
      {index === parts.length - 1 ? null : <wbr />}
    </Fragment>
  ));
}

function Step({ entry, latest, later }: { entry: TimelineEntry; latest: boolean; later: boolean }) {
  const [date, clock] = entry.time.split(' ');
  return (
    <Entry data-latest={latest ? '' : undefined} data-later={later ? '' : undefined} tabIndex={-1}>
      <Moment dateTime={entry.time}>
        <span>{date}</span>
        {clock === undefined ? null : <span>{clock}</span>}
      </Moment>
      <Body>
        <div data-part="head">
          <h3 data-part="title">{entry.title}</h3>
          {entry.tag === undefined || entry.tag === '' ? null : <Tag>{entry.tag}</Tag>}
        </div>
        {entry.text === '' ? null : <p data-part="text">{entry.text}</p>}
        {entry.link === undefined ? null : (
          <Link href={entry.link.href}>
            <span data-part="label">{entry.link.label}</span>{' '}
            <span data-part="code" data-long={entry.link.text.length > lineCharacters ? '' : undefined}>
              <CodeText text={entry.link.text} />
            </span>
            <ChevronRightIcon size={16} />
          </Link>
        )}
      </Body>
    </Entry>
  );
}

/** The history of an object, newest first: five entries, then five more per press. Printed, all of them. */
export function Timeline({ entries, moreLabel, ...rest }: TimelineProps) {
  const texts = useTexts('timeline', timelineTexts);
  const [shown, setShown] = useState(() => firstListWindow(entries.length).shown);
  const list = useRef<HTMLOListElement>(null);
  const window = listWindow(entries.length, shown);

  function showMore() {
    flushSync(() => setShown(nextListWindow(window).shown));
    // The button moves or disappears: the focus moves to the first new entry.
    const step = list.current?.children[window.shown];
    if (step instanceof HTMLElement) step.focus({ preventScroll: true });
  }

  return (
    <Root {...rest}>
      <List role={listRole} ref={list}>
        {entries.map((entry, index) => (
          <Step key={entry.id} entry={entry} latest={index === 0} later={index >= window.shown} />
        ))}
      </List>
      {window.rest === 0 ? null : (
        <div data-part="more">
          <Button variant="secondary" onClick={showMore}>
            {moreLabel?.(window.rest) ?? texts.rest(texts.more, window.rest)}
          </Button>
        </div>
      )}
      <VisuallyHidden as="output">
        {shown > firstListWindow(entries.length).shown ? texts.shown(window.shown, window.total) : ''}
      </VisuallyHidden>
    </Root>
  );
}
