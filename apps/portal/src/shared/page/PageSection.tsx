import type { ReactNode } from 'react';
import { Block, Content, Heading, Index, Note } from './PageSection.styles.ts';

interface PageSectionProps {
  /** What a navigation of the page leads to. */
  id: string;
  /** Its number on the page, from 1. */
  number: number;
  name: string;
  /** A line or two below its name. */
  note?: string;
  children: ReactNode;
}

/** A section of a page about one subject: number and name in a column of their own, what it holds beside them. */
export function PageSection({ id, number, name, note, children }: PageSectionProps) {
  const headingId = `${id}-name`;
  return (
    <Block id={id} aria-labelledby={headingId}>
      <div>
        <Index aria-hidden="true">{String(number).padStart(2, '0')}</Index>
        <Heading id={headingId}>{name}</Heading>
        {note === undefined ? null : <Note>{note}</Note>}
      </div>
      <Content>{children}</Content>
    </Block>
  );
}
