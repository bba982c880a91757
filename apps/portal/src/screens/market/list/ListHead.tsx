import { Breadcrumb, Button, FilterPanel, InlineAlert } from '@lima-id/ui';
import { useLocation } from 'react-router-dom';
import { Container } from '../../../shared/layout/Section.styles.ts';
import { addressOfList } from '../parts/listAddress.ts';
import { SearchBar } from '../parts/SearchBar.tsx';
import { appFilters, filterChangeOf, filterValueOf } from './appFilters.ts';
import { Filters, Ground, Line } from './ListHead.styles.ts';
import { hasLeftCategory } from './listSteps.ts';
import { listTitle } from './listTitle.ts';
import type { AppList } from './useAppList.ts';

/** What the list is and what it is narrowed by. On phones the filters are chosen in a sheet. */
export function ListHead({ list: { query, answer, categories, change } }: { list: AppList }) {
  const { state } = useLocation();
  const unknown = answer.error === null ? null : undefined;
  const counts = answer.page === undefined ? unknown : answer.page.counts;
  return (
    <Ground>
      <Container>
        <Breadcrumb items={[{ label: '应用市场', href: '/application' }, { label: listTitle }]} />
        <Line>
          <h1>{listTitle}</h1>
          <SearchBar name={query.name} onSearch={(name) => change({ name })} />
        </Line>
        <Filters>
          <FilterPanel
            groups={appFilters(categories.tree, counts)}
            value={filterValueOf(query)}
            onValueChange={(value) => change(filterChangeOf(value))}
            href={(value) => addressOfList({ ...query, ...filterChangeOf(value), page: 1 })}
          />
          {categories.isFailed && (
            <InlineAlert
              tone="warning"
              live
              action={
                <Button variant="text" size="sm" onClick={categories.retry}>
                  重新加载
                </Button>
              }
            >
              应用分类加载失败，暂时不能按分类筛选。
            </InlineAlert>
          )}
          {hasLeftCategory(state) && (
            <InlineAlert live>链接中的分类已调整或下架，已为您显示符合其余条件的应用。</InlineAlert>
          )}
        </Filters>
      </Container>
    </Ground>
  );
}
