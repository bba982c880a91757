import { contentPage, solutionPageSize } from '@lima-id/domain';
import { Illustration, Pagination, SectionHead } from '@lima-id/ui';
import { CardGrid, SolutionCard } from '@lima-id/ui/identity';
import { Container } from '../../shared/layout/Section.styles.ts';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { ListSection, Pages, SideNote } from './ListSection.styles.ts';
import { cardsId, solutionAddress, solutionPageAddress } from './solutionAddress.ts';
import { solutionList } from './solutionList.ts';
import { texts } from './texts.ts';

/** The cards of the page in the address; each opens next to the list. */
export function SolutionCards() {
  const [query] = useAddressQuery();
  const { entries, page } = contentPage(solutionList, Number(query.get('page') ?? 1), solutionPageSize);
  return (
    <ListSection id={cardsId} aria-labelledby="solutions">
      <Container>
        <SectionHead
          index="01"
          label={texts.label}
          title={texts.listTitle}
          titleId="solutions"
          action={<SideNote>{texts.promise}</SideNote>}
        />
        <CardGrid columns={3}>
          {entries.map((solution) => (
            <SolutionCard
              as="li"
              key={solution.id}
              solution={solution}
              href={solutionAddress(solution)}
              tags={solution.tags}
              picture={<Illustration name={solution.picture} loading="lazy" />}
              newTab
            />
          ))}
        </CardGrid>
        <Pages>
          <Pagination
            total={solutionList.length}
            page={page}
            pageSize={solutionPageSize}
            href={solutionPageAddress}
            totalText={(count) => texts.total(count, solutionPageSize)}
          />
        </Pages>
      </Container>
    </ListSection>
  );
}
