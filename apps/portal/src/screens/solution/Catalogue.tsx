import { Link, listRole, SectionHead } from '@lima-id/ui';
import { catalogueId, entryAddress } from '../../shared/catalogue/entryAddress.ts';
import { entryList } from '../../shared/catalogue/entryList.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';
import { Group, Names } from './Catalogue.styles.ts';
import { ListSection, SideNote } from './ListSection.styles.ts';
import { texts } from './texts.ts';

/** The groups of the catalogue in the order of their first entries. */
const groups = [...new Set(entryList.map(({ group }) => group))].map((group) => ({
  group,
  entries: entryList.filter((entry) => entry.group === group),
}));

/** Every entry of the catalogue, by its group. */
export function Catalogue() {
  return (
    <ListSection id={catalogueId} aria-labelledby="all-entries" data-ground="paper">
      <Container>
        <SectionHead
          index="02"
          label={texts.catalogue.label}
          title={texts.catalogue.title}
          titleId="all-entries"
          action={<SideNote>{texts.catalogue.count(entryList.length)}</SideNote>}
        />
        <HairlineGrid role={listRole} data-columns="3">
          {groups.map(({ group, entries }) => (
            <Group key={group}>
              <h3>{group}</h3>
              <Names role={listRole}>
                {entries.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={entryAddress(id)}>{title}</Link>
                  </li>
                ))}
              </Names>
            </Group>
          ))}
        </HairlineGrid>
      </Container>
    </ListSection>
  );
}
