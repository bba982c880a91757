import { cultureParts } from '@lima-id/domain';
import { Illustration, type IllustrationName, listRole } from '@lima-id/ui';
import { Label, Part, Parts, Text, Title } from './Culture.styles.ts';
import type { introduction } from './introduction.ts';
import { SectionOf } from './SectionOf.tsx';

const glyphs: Readonly<Record<(typeof cultureParts)[number]['key'], IllustrationName>> = {
  vision: 'cap-one',
  mission: 'cap-trace',
  goal: 'cap-split',
};

/** Section 02: the company's values. */
export function Culture({ culture }: { culture: (typeof introduction)['culture'] }) {
  return (
    <SectionOf section="culture" title={culture.title} ground="ink">
      <Parts role={listRole}>
        {cultureParts.map(({ key, name }) => (
          <Part key={key}>
            <Illustration name={glyphs[key]} ground="ink" loading="lazy" width={64} />
            <Title>
              <Label>{name}</Label>
              <span>{culture[key].title}</span>
            </Title>
            <Text>{culture[key].text}</Text>
          </Part>
        ))}
      </Parts>
    </SectionOf>
  );
}
