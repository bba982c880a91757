import { listRole } from '@lima-id/ui';
import type { ShownEcology } from './ecology.ts';
import { SectionBand } from './SectionBand.tsx';
import { Duration, List, Number, Text, Title } from './Steps.styles.ts';

/** The first steps of the cooperation, with their durations. */
export function Steps({ steps }: Pick<ShownEcology, 'steps'>) {
  return (
    <SectionBand section="steps" title={steps.title} ground="paper">
      <List role={listRole}>
        {steps.items.map(({ title, text, duration }, at) => (
          <li key={title}>
            <Number aria-hidden="true">{at + 1}</Number>
            <Title>{title}</Title>
            <Text>{text}</Text>
            <Duration>{duration}</Duration>
          </li>
        ))}
      </List>
    </SectionBand>
  );
}
