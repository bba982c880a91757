import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { firstProducts } from './firstProducts.ts';

/** The first products of the market: two parts of the home page show them, and each is hydrated separately. */
export function useFirstProducts() {
  const query = useQuery(firstProducts);
  const { isError, isFetching, refetch } = query;
  const isTakenOver = useIsHydrated();
  return {
    products: isTakenOver ? query.data : undefined,
    isPending: !isTakenOver || query.isPending,
    isError,
    isFetching,
    refetch,
  };
}
