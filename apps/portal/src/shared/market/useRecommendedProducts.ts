import { useQuery } from '@tanstack/react-query';
import { useTakenOver } from '../page/useTakenOver.ts';
import { recommendedProducts } from './recommendedProducts.ts';

/** The recommended products: two parts of the home page show them, and each is taken over by itself. */
export function useRecommendedProducts() {
  const query = useQuery(recommendedProducts);
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
