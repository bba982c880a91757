import { type AppQuery, changeListQuery, queryCategory, readAppQuery, readQuery } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';
import { addressOfList } from '../parts/listAddress.ts';
import { categoryTree } from '../parts/marketQueries.ts';
import { standInCategories } from './appFilters.ts';
import { fittingQuery } from './fittingQuery.ts';
import { foundApps } from './foundApps.ts';
import { hasLeftCategory, leavesCategory } from './listSteps.ts';

/** The list as its parts see it. */
export type AppList = ReturnType<typeof useAppList>;

/** Puts the address right when it asks for what is not there; false while it does. */
function useFittingAddress(query: AppQuery, fitting: AppQuery): boolean {
  const navigate = useNavigate();
  const isFitting = fitting === query;
  const target = addressOfList(fitting);
  // A message of a first step stays during a second one, which goes to a page that there is.
  const { state } = useLocation();
  const isCategoryGone = queryCategory(fitting) !== queryCategory(query) || hasLeftCategory(state);
  useEffect(() => {
    if (isFitting) return;
    void navigate(target, { replace: true, state: isCategoryGone ? leavesCategory : keepsPlace });
  }, [isFitting, target, isCategoryGone, navigate]);
  return isFitting;
}

/**
 * The list that the page's address asks for. Only a change of what is asked for is a step in the visitor's history, and
 * only such a step asks the gateway; an address that asks for what is not there is replaced by the nearest one that is.
 */
export function useAppList() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useMemo(() => readAppQuery(readQuery(search)), [search]);
  const categories = useQuery(categoryTree);
  const found = useQuery(foundApps(query));

  // Whether a category is gone is known when the categories are: until then an answer without apps means nothing, nor how many pages it has.
  const isOpen = query.level1 !== '' && categories.isPending;
  const total = found.isPlaceholderData || isOpen ? undefined : found.data?.total;
  const isFitting = useFittingAddress(query, fittingQuery(query, categories.data, total));

  const isEmpty = found.data !== undefined && found.data.records.length === 0;
  // Nor does one while the next is under way: what it says was not found is no longer looked for.
  const isPast = isEmpty && found.isPlaceholderData;
  const isComing = found.isPending || isPast || !isFitting || (isOpen && (isEmpty || found.isError));

  return {
    query,
    answer: {
      page: isComing && (found.data === undefined || isEmpty) ? undefined : found.data,
      error: isComing ? null : found.error,
      isUnderWay: isComing || found.isFetching,
      retry: () => void found.refetch(),
    },
    categories: {
      tree: categories.data ?? standInCategories(query, categories.isPending ? '…' : '所选分类'),
      isFailed: categories.isError,
      retry: () => void categories.refetch(),
    },
    /** Goes to the list with some of what it is asked for changed; unchanged, it is where it is. */
    change(change: Partial<AppQuery>) {
      const { query: next, fetch } = changeListQuery(query, change);
      if (fetch) void navigate(addressOfList(next), { state: keepsPlace });
    },
  };
}
