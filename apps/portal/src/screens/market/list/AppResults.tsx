import { appPageSizes, messages } from '@lima-id/domain';
import { Pagination, VisuallyHidden } from '@lima-id/ui';
import { CardGrid, ProductCardSkeleton } from '@lima-id/ui/identity';
import { useId } from 'react';
import { PageLinks } from '../../../shared/page/PageLinks.tsx';
import { useTurnedPage } from '../../../shared/page/useTurnedPage.ts';
import { AppCard } from '../parts/AppCard.tsx';
import { addressOfList } from '../parts/listAddress.ts';
import { Pages, Results } from './AppResults.styles.ts';
import { ListFailed } from './ListFailed.tsx';
import { ListSummary } from './ListSummary.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { AppList } from './useAppList.ts';

/** Cards that stand for those that are coming: about a screen of them. */
const waitingCards = Array.from({ length: 9 }, (_, index) => index);

/** The cards of a page, or what stands in their place. */
function Found({ list }: { list: AppList }) {
  const { query, answer } = list;
  if (answer.page !== undefined && answer.page.records.length > 0) {
    return (
      <CardGrid columns={3}>
        {answer.page.records.map((product, place) => (
          <AppCard as="li" key={product.id} product={product} place={place} />
        ))}
      </CardGrid>
    );
  }
  // Their links disappear with the press, and the list starts over.
  if (answer.page !== undefined) {
    return (
      <PageLinks>
        <NothingFound list={list} page={answer.page} />
      </PageLinks>
    );
  }
  if (answer.error !== null) {
    return (
      <PageLinks>
        <ListFailed query={query} error={answer.error} onRetry={answer.retry} />
      </PageLinks>
    );
  }
  return (
    <>
      <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
      <CardGrid columns={3} aria-hidden="true">
        {waitingCards.slice(0, query.size).map((place) => (
          <ProductCardSkeleton as="li" key={place} />
        ))}
      </CardGrid>
    </>
  );
}

/** The list itself with what narrows and sorts it, and its pages. */
export function AppResults({ list }: { list: AppList }) {
  const { query, answer, change } = list;
  const id = useId();
  const head = useTurnedPage<HTMLElement>();
  return (
    <Results ref={head} aria-labelledby={id} aria-busy={answer.isUnderWay} tabIndex={-1}>
      <VisuallyHidden as="h2" id={id}>
        应用列表
      </VisuallyHidden>
      <ListSummary list={list} />
      <Found list={list} />
      {answer.page !== undefined && answer.page.total > appPageSizes[0] && (
        <Pages>
          <PageLinks>
            <Pagination
              total={answer.page.total}
              page={query.page}
              pageSize={query.size}
              pageSizes={appPageSizes}
              onPageSizeChange={(size) => change({ size: appPageSizes.find((one) => one === size) ?? query.size })}
              href={(page) => addressOfList({ ...query, page })}
              totalText={(total) => `共 ${total.toLocaleString('zh-CN')} 个应用`}
              sizeText={(size) => `${size} 个 / 页`}
            />
          </PageLinks>
        </Pages>
      )}
    </Results>
  );
}
