import { companySections } from '@lima-id/domain';
import { SectionHead } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Container, Section } from '../../shared/layout/Section.styles.ts';

interface SectionOfProps {
  /** Which of the page's sections it is: its number and its name follow. */
  section: (typeof companySections)[number]['key'];
  title: string;
  ground: 'white' | 'paper' | 'ink';
  children: ReactNode;
}

/** A band of the page under the head of its section. */
export function SectionOf({ section, title, ground, children }: SectionOfProps) {
  const at = companySections.findIndex(({ key }) => key === section);
  const titleId = `${section}-title`;
  return (
    <Section data-ground={ground} aria-labelledby={titleId}>
      <Container>
        <SectionHead
          index={String(at + 1).padStart(2, '0')}
          label={companySections[at]?.name ?? ''}
          title={title}
          titleId={titleId}
          ground={ground === 'ink' ? 'ink' : 'paper'}
        />
        {children}
      </Container>
    </Section>
  );
}
