import { FinderFrame, Illustration, listRole } from '@lima-id/ui';
import { Grid, Picture } from './Exhibits.styles.ts';
import type { ShownExpo } from './expos.ts';

/** The exhibits to try. */
export function Exhibits({ exhibits }: { exhibits: ShownExpo['exhibits']['items'] }) {
  return (
    <Grid role={listRole}>
      {exhibits.map(({ title, text, picture }) => (
        <li key={title}>
          <Picture>
            <Illustration name={picture} loading="lazy" width={264} />
            <FinderFrame />
          </Picture>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Grid>
  );
}
