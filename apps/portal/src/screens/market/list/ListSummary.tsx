import { changeListQuery } from '@lima-id/domain';
import { FilterSummary, type FilterValue, Link, VisuallyHidden } from '@lima-id/ui';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '@lima-id/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOfList } from '../parts/listAddress.ts';
import { appFilters, filterChangeOf, filterValueOf } from './appFilters.ts';
import { countedApps } from './foundApps.ts';
import { Bar, SortLink } from './ListSummary.styles.ts';
import { StayingLinks } from './StepLink.tsx';
import { sortChoices, sortWords } from './sortChoices.ts';
import type { AppList } from './useAppList.ts';

const arrows = { up: ChevronUpIcon, down: ChevronDownIcon } as const;

function SortLinks({ query }: Pick<AppList, 'query'>) {
  return sortChoices(query.sort).map(({ label, direction, next, name }) => {
    const Arrow = direction === null ? SortIcon : arrows[direction];
    return (
      <SortLink key={label} data-direction={direction ?? 'none'}>
        <Link
          href={addressOfList(changeListQuery(query, { sort: next }).query)}
          aria-label={name}
          aria-current={direction === null ? undefined : 'true'}
        >
          <span>{label}</span>
          <Arrow size={16} />
        </Link>
      </SortLink>
    );
  });
}

/** Above the list: what it is sorted by, what it is narrowed by, how many apps there are, and on phones the sheet of the filters. */
export function ListSummary({ list: { query, answer, categories, change } }: { list: AppList }) {
  const [draft, setDraft] = useState<FilterValue | null>(null);
  const drafted = { ...query, ...(draft !== null && filterChangeOf(draft)) };
  const counted = useQuery({ ...countedApps(drafted), enabled: draft !== null }).data;
  return (
    <Bar>
      <StayingLinks>
        <FilterSummary
          groups={appFilters(categories.tree, counted === undefined ? null : counted.counts)}
          value={filterValueOf(query)}
          onValueChange={(value) => change(filterChangeOf(value))}
          tools={<SortLinks query={query} />}
          {...(answer.page && { total: answer.page.total })}
          totalText={(total) => `共 ${total.toLocaleString('zh-CN')} 个应用`}
          sheetTitle="筛选应用"
          onDraftChange={setDraft}
          {...(counted && { draftTotal: counted.total })}
          applyText={(total) => (total === undefined ? '查看应用' : `查看 ${total.toLocaleString('zh-CN')} 个应用`)}
        />
      </StayingLinks>
      <VisuallyHidden as="output">{sortWords(query.sort)}</VisuallyHidden>
    </Bar>
  );
}
