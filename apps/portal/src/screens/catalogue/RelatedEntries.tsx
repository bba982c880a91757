import { relatedEntries } from '@lima-id/domain';
import { Link } from '@lima-id/ui';
import { entryAddress } from '../../shared/catalogue/entryAddress.ts';
import { entryList } from '../../shared/catalogue/entryList.ts';
import type { ShownEntry } from './entries.ts';
import { Cell, Grid, Heading, Region, Text, Title } from './RelatedEntries.styles.ts';
import { texts } from './texts.ts';

/** Entries of the same group. */
export default function RelatedEntries({ entry }: { entry: Pick<ShownEntry, 'id' | 'group'> }) {
  const related = relatedEntries(entryList, entry);
  if (related.length === 0) return null;
  return (
    <Region aria-labelledby="related">
      <Heading id="related">{texts.related}</Heading>
      <Grid>
        {related.map(({ id, title, summary }) => (
          <Cell key={id}>
            <Title>
              <Link href={entryAddress(id)}>{title}</Link>
            </Title>
            <Text>{summary}</Text>
          </Cell>
        ))}
      </Grid>
    </Region>
  );
}
