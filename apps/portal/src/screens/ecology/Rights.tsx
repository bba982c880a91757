import { Illustration, listRole } from '@lima-id/ui';
import type { ShownEcology } from './ecology.ts';
import { Cell, Grid, Text, Title } from './Rights.styles.ts';
import { SectionBand } from './SectionBand.tsx';

/** The rights of partners. */
export function Rights({ rights }: Pick<ShownEcology, 'rights'>) {
  return (
    <SectionBand section="rights" title={rights.title} ground="ink">
      <Grid role={listRole}>
        {rights.items.map(({ title, text, glyph }) => (
          <Cell key={title}>
            <Illustration name={glyph} ground="ink" loading="lazy" width={64} />
            <div>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </div>
          </Cell>
        ))}
      </Grid>
    </SectionBand>
  );
}
