import { listRole } from '@lima-id/ui';
import { CellText, CellTitle } from '../../shared/page/HairlineGrid.styles.ts';
import { Cell, Grid, Number } from './AdvantageGrid.styles.ts';
import type { SectionContent } from './entries.ts';

/** Advantages, numbered. */
export function AdvantageGrid({ section }: { section: SectionContent }) {
  return (
    <Grid role={listRole}>
      {section.list.map(({ title, description }, index) => (
        <Cell key={title}>
          <Number aria-hidden="true">{index + 1}</Number>
          <CellTitle>{title}</CellTitle>
          <CellText>{description}</CellText>
        </Cell>
      ))}
    </Grid>
  );
}
