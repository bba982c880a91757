import { shownSections } from '@lima-id/domain';
import { Button, SectionNav } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { ClosingCard } from './ClosingCard.tsx';
import { EntryBanner } from './EntryBanner.tsx';
import { Columns, Lead, Sections } from './EntryPage.styles.ts';
import { EntrySection } from './EntrySection.tsx';
import type { ShownEntry } from './entries.ts';
import { texts } from './texts.ts';

const RelatedEntries = lazy(() => import('./RelatedEntries.tsx'));

/** The page of an entry: banner, its sections beside their navigation, entries of the same group, and how to get it. */
export function EntryPage({ entry }: { entry: ShownEntry }) {
  const { title, summary, content } = entry;
  const sections = shownSections(entry);
  usePageMeta({ title, description: summary });
  return (
    <>
      <EntryBanner entry={entry} />
      <Container>
        <Columns>
          <SectionNav
            variant="side"
            label={texts.navigation}
            sections={sections.map(({ key, name }) => ({ id: key, label: name }))}
            action={
              <Button size="sm" onClick={() => requestContact({ subject: title })}>
                {texts.contact}
              </Button>
            }
          />
          <Sections>
            {content === '' ? null : <Lead>{content}</Lead>}
            {sections.map((section) => (
              <EntrySection key={section.key} section={section} entry={entry} />
            ))}
          </Sections>
        </Columns>
        <Suspense>
          <RelatedEntries entry={entry} />
        </Suspense>
        <ClosingCard id={entry.id} title={title} />
      </Container>
    </>
  );
}
