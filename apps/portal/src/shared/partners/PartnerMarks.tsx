import { listRole } from '@lima-id/ui';
import { brand } from '../../brand/brand.ts';
import { Cell, Grid, Mark } from './PartnerMarks.styles.ts';

/** The platform's partners: mark and name. */
export function PartnerMarks() {
  return (
    <Grid role={listRole}>
      {brand.partners.map((partner) => (
        <Cell key={partner.name}>
          <Mark viewBox="0 0 24 24" aria-hidden="true">
            <path d={partner.mark} />
          </Mark>
          <span>{partner.name}</span>
        </Cell>
      ))}
    </Grid>
  );
}
