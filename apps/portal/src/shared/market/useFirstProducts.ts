import { useQuery } from '@tanstack/react-query';
import { useIsHydrated } from '../page/useIsHydrated.ts';
import { firstProducts } from './firstProducts.ts';

/**
 * The first products of the market: two parts of the home page show them, and each is hydrated separately. They are asked for once one that
 * shows them is `near`: most visits do not come to the end of a page, and what asks for them is code of its own.
 */
export function useFirstProducts(near: boolean) {
  const query = useQuery({ ...firstProducts, enabled: near });
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
