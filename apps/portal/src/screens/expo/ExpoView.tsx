import { expoSections, isExpoOver } from '@lima-id/domain';
import { SectionHead } from '@lima-id/ui';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { Arrival } from './Arrival.tsx';
import { Exhibits } from './Exhibits.tsx';
import { ExpoBanner } from './ExpoBanner.tsx';
import type { ShownExpo } from './expos.ts';
import { Talks } from './Talks.tsx';
import { texts } from './texts.ts';

type SectionKey = (typeof expoSections)[number]['key'];

function SectionForm({ section, expo, now }: { section: SectionKey; expo: ShownExpo; now: number }) {
  switch (section) {
    case 'exhibits':
      return <Exhibits exhibits={expo.exhibits.items} />;
    case 'talks':
      return <Talks talks={expo.talks.items} now={now} />;
    case 'arrival':
      return <Arrival expo={expo} />;
  }
}

/** The page of an exhibition at a moment, in ms. */
export function ExpoView({ expo, now }: { expo: ShownExpo; now: number }) {
  const { event, title, stand, place } = expo;
  usePageMeta({ title: texts.name, description: `${event}，${title} ${stand}，${place}。` });
  return (
    <>
      <ExpoBanner expo={expo} over={isExpoOver(expo, now)} />
      {expoSections.map(({ key, name }, index) => (
        <Section key={key} data-ground={index % 2 === 0 ? 'white' : 'paper'} aria-labelledby={key}>
          <Container>
            <SectionHead index={String(index + 1).padStart(2, '0')} label={name} title={expo[key].name} titleId={key} />
            <SectionForm section={key} expo={expo} now={now} />
          </Container>
        </Section>
      ))}
    </>
  );
}
