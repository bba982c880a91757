import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../page/useAddressQuery.ts';
import { type AppChoice, readAppChoice, writeAppChoice } from './appChoice.ts';

/** What the address chooses, and how to choose otherwise: the address is replaced, and what the visit carries stays. */
export function useAppChoice(): AppChoice & {
  choose: (choice: Partial<Pick<AppChoice, 'packageId' | 'duration'>>) => void;
} {
  const [search, setSearch] = useAddressQuery();
  const { state } = useLocation();
  return {
    ...readAppChoice(search),
    choose: (choice) => setSearch(writeAppChoice(search, choice), { replace: true, state }),
  };
}
