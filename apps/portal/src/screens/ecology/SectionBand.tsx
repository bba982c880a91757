import { ecologySections } from '@lima-id/domain';
import { SectionHead } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Band } from './SectionBand.styles.ts';

type SectionKey = (typeof ecologySections)[number]['key'];

interface SectionBandProps {
  /** Its id on the page, too. */
  section: SectionKey;
  /** Its large heading. */
  title: string;
  /** A sentence beside the heading. */
  text?: string;
  ground: 'white' | 'paper' | 'ink';
  children: ReactNode;
}

/** A section of the page below its numbered head. */
export function SectionBand({ section, title, text, ground, children }: SectionBandProps) {
  const at = ecologySections.findIndex(({ key }) => key === section);
  const titleId = `${section}-title`;
  return (
    <Band id={section} data-ground={ground} aria-labelledby={titleId}>
      <Container>
        <SectionHead
          index={String(at + 1).padStart(2, '0')}
          label={ecologySections[at]?.name}
          title={title}
          titleId={titleId}
          text={text}
          ground={ground === 'ink' ? 'ink' : 'paper'}
        />
        {children}
      </Container>
    </Band>
  );
}
