import { relatedEntries } from '@lima-id/domain';
import { Link, listRole } from '@lima-id/ui';
import { entryAddress } from '../../shared/catalogue/entryAddress.ts';
import { entryList } from '../../shared/catalogue/entryList.ts';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';
import { Heading } from './EntrySection.styles.ts';
import type { ShownEntry } from './entries.ts';
import { Cell, Region, Text, Title } from './RelatedEntries.styles.ts';
import { texts } from './texts.ts';

export default function RelatedEntries({ entry }: { entry: Pick<ShownEntry, 'id' | 'group'> }) {
  const related = relatedEntries(entryList, entry);
  if (related.length === 0) return null;
  return (
    <Region aria-labelledby="related">
      <Heading id="related">{texts.related}</Heading>
      <HairlineGrid role={listRole} data-columns="4">
        {related.map(({ id, title, summary }) => (
          <Cell key={id}>
            <Title>
              <Link href={entryAddress(id)}>{title}</Link>
            </Title>
            <Text>{summary}</Text>
          </Cell>
        ))}
      </HairlineGrid>
    </Region>
  );
}
