'use client';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { Content, Panel, Toggle } from './Accordion.styles.ts';
import { useFindable } from './useFindable.ts';

/** One item of an accordion. */
export interface AccordionItem {
  /** Identifies the item; never shown. */
  value: string;
  /** The heading, which opens the content. */
  title: string;
  /** A drawing of 20 px before the title. */
  icon?: ReactNode;
  /** A few words at the end of the heading, such as a count. */
  note?: string | undefined;
  content: ReactNode;
  /** Cannot be opened or closed. */
  disabled?: boolean | undefined;
}

interface AccordionSectionProps {
  item: AccordionItem;
  open: boolean;
  /** It is open and cannot be closed. */
  locked: boolean;
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Px of the plus or minus. */
  markPx: number;
  /** Whether the content is a landmark: not where there are many. */
  isRegion: boolean;
  onToggle: () => void;
  /** Something in the closed content has to be seen. */
  onReveal: () => void;
}

/** A heading with its button, and the content below it. */
export function AccordionSection({
  item,
  open,
  locked,
  headingLevel,
  markPx,
  isRegion,
  onToggle,
  onReveal,
}: AccordionSectionProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const disabled = item.disabled === true;
  useFindable({ panel, open, findable: !disabled, onFound: onReveal });
  const Heading = `h${headingLevel}` as const;
  const Mark = open ? MinusIcon : PlusIcon;

  return (
    <div data-part="item" data-state={open ? 'open' : 'closed'}>
      <Heading>
        <Toggle
          id={`${id}-toggle`}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          aria-disabled={locked || undefined}
          disabled={disabled}
          data-part="toggle"
          onClick={onToggle}
        >
          {item.icon === undefined || item.icon === null ? null : <span data-part="icon">{item.icon}</span>}
          <span data-part="title">{item.title}</span>
          {item.note === undefined ? null : <span data-part="note">{item.note}</span>}
          <Mark size={markPx} />
        </Toggle>
      </Heading>
      <Panel
        ref={panel}
        id={`${id}-panel`}
        // Only while it is open: a browser that can find its content would offer an empty landmark.
        role={isRegion && open ? 'region' : undefined}
        aria-labelledby={isRegion && open ? `${id}-toggle` : undefined}
        hidden={!open}
        data-part="panel"
        // The browser leads to the first wrong field of a form at once, and cannot where it is hidden.
        onInvalidCapture={() => {
          if (!open && !disabled) flushSync(onReveal);
        }}
      >
        <Content>{item.content}</Content>
      </Panel>
    </div>
  );
}
