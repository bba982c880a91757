import { firstListWindow, listWindow, nextListWindow } from '@lima-id/domain';
import { type ComponentPropsWithRef, Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../Button/Button.tsx';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Body, Entry, List, Moment, Root } from './Timeline.styles.ts';
import { timelineTexts } from './Timeline.texts.ts';

/** A step in the life of an object. */
export interface TimelineEntry {
  id: string;
  /** `YYYY-MM-DD HH:mm`, China time; the time of day may be missing. */
  time: string;
  title: string;
  /** Where it happened, or who did it. */
  tag?: string;
  text: string;
  /** Another object's code that belongs to the step. */
  link?: { label: string; text: string; href: string };
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first: the first is drawn as the latest. */
  entries: readonly TimelineEntry[];
  /** What the button says; gets the number of entries not shown yet. */
  moreLabel?: (rest: number) => string;
}

/** Characters of a code that have room in a line of a phone. */
const lineCharacters = 26;

/** A code that breaks, if it must, after the slash. */
function CodeText({ text }: { text: string }) {
  return text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : (
        <>
          /<wbr />
        </>
      )}
      {part}
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

/** The life of an object, newest step first: five steps, then five more with each press. On paper, where nothing can be pressed, all. */
export function Timeline({ entries, moreLabel, ...rest }: TimelineProps) {
  const texts = useTexts('timeline', timelineTexts);
  const [shown, setShown] = useState(() => firstListWindow(entries.length).shown);
  const list = useRef<HTMLOListElement>(null);
  const window = listWindow(entries.length, shown);

  function showMore() {
    flushSync(() => setShown(nextListWindow(window).shown));
    // The button moves away or goes: the reader goes on at the first new step.
    const step = list.current?.children[window.shown];
    if (step instanceof HTMLElement) step.focus({ preventScroll: true });
  }

  return (
    <Root {...rest}>
      <List ref={list}>
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
      <output>
        <VisuallyHidden>
          {shown > firstListWindow(entries.length).shown ? texts.shown(window.shown, window.total) : ''}
        </VisuallyHidden>
      </output>
    </Root>
  );
}
