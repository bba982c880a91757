import { useQuery } from '@tanstack/react-query';
import { useTakenOver } from '../page/useTakenOver.ts';
import { firstProducts } from './firstProducts.ts';

/** The first products of the market: two parts of the home page show them, and each is taken over by itself. */
export function useFirstProducts() {
  const query = useQuery(firstProducts);
  const { isError, isFetching, refetch } = query;
  const isTakenOver = useTakenOver();
  return {
    products: isTakenOver ? query.data : undefined,
    isPending: !isTakenOver || query.isPending,
    isError,
    isFetching,
    refetch,
  };
}
