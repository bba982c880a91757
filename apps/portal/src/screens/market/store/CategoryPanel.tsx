import { type Category, homeCategories } from '@lima-id/domain';
import { CategoryTree, EmptyState } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { categoryTree } from '../parts/marketQueries.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { Panel } from './CategoryPanel.styles.ts';
import { addressOfCategory } from './categoryAddress.ts';
import { LoadFailed } from './LoadFailed.tsx';

/** No category has this id: on this page none is chosen, and neither are all of them. */
const nothingChosen = '-';

/** Names of categories below one that stand after its own, as far as there is room for whole ones. */
const namesBelow = 2;

function notesOf({ children }: Pick<Category, 'children'>): string[] {
  return children.slice(0, namesBelow).map(({ name }) => name);
}

/** The three levels of the first categories; each leads to the list of its apps. On phones the highest level alone, as drawings. */
export function CategoryPanel() {
  const categories = useQuery(categoryTree);
  const place = useRef<HTMLDivElement>(null);
  const tree = categories.data ?? [];
  const shown = homeCategories(tree);

  function content() {
    if (categories.isError && categories.data === undefined) {
      return (
        <div data-part="notice">
          <LoadFailed query={categories} onRecovered={() => place.current?.focus({ preventScroll: true })} small />
        </div>
      );
    }
    if (categories.data !== undefined && shown.length === 0) {
      return (
        <div data-part="notice">
          <EmptyState kind="noData" text="暂无应用分类，可用名称搜索应用。" picture={null} />
        </div>
      );
    }
    return (
      <CategoryTree
        categories={shown}
        loading={categories.isPending}
        value={nothingChosen}
        href={(id) => addressOfCategory(tree, id)}
        icon={({ name }) => <CategoryIcon name={name} />}
        note={(category) => notesOf(category as Category)}
        narrow="grid"
      />
    );
  }

  return (
    <Panel ref={place} tabIndex={-1} data-waiting={categories.isPending ? '' : undefined}>
      {content()}
    </Panel>
  );
}
