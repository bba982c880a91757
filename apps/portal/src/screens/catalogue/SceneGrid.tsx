import { Illustration, listRole } from '@lima-id/ui';
import { CellText, CellTitle, HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';
import type { SectionContent } from './entries.ts';
import { Cell } from './SceneGrid.styles.ts';

/** Scenes of use, each with its drawing. */
export function SceneGrid({ section }: { section: SectionContent }) {
  return (
    <HairlineGrid role={listRole}>
      {section.list.map(({ title, description, picture }) => (
        <Cell key={title}>
          {picture === undefined ? null : <Illustration name={picture} loading="lazy" width={80} />}
          <div>
            <CellTitle>{title}</CellTitle>
            <CellText>{description}</CellText>
          </div>
        </Cell>
      ))}
    </HairlineGrid>
  );
}
