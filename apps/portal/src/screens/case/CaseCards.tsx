import { firstCaseWindow, nextCaseWindow } from '@lima-id/domain';
import { Button, Illustration, SectionHead } from '@lima-id/ui';
import { CardGrid, CaseCard } from '@lima-id/ui/identity';
import { useState } from 'react';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { More, Note } from './CaseCards.styles.ts';
import { caseAddress } from './caseAddress.ts';
import type { ListedCase } from './caseList.ts';
import { texts } from './texts.ts';

/** The cards of the cases, ten at first. */
export function CaseCards({ cases }: { cases: readonly ListedCase[] }) {
  const [window, setWindow] = useState(() => firstCaseWindow(cases.length));
  return (
    <Section aria-labelledby="cases">
      <Container>
        <SectionHead
          index="01"
          label={texts.shared}
          title={texts.sharedTitle}
          titleId="cases"
          action={<Note>{texts.sample}</Note>}
        />
        <CardGrid columns={3} phoneColumns={1}>
          {cases.slice(0, window.shown).map((one) => (
            <CaseCard
              as="li"
              key={one.id}
              cooperationCase={one}
              href={caseAddress(one.id)}
              picture={<Illustration name={one.picture} loading="lazy" />}
            />
          ))}
        </CardGrid>
        {window.rest === 0 ? null : (
          <More>
            <Button variant="secondary" onClick={() => setWindow(nextCaseWindow)}>
              {texts.more(window.rest)}
            </Button>
          </More>
        )}
      </Container>
    </Section>
  );
}
