import type { DataOptionCode, TimeRange } from '@lima-id/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import {
  productionAddressNames as names,
  type ProductionSelection,
  readProductionAddress,
  writeProductionAddress,
} from './productionAddress.ts';

/** What the address asked for when the scene was opened at `opened`, and how a later choice is kept in it. */
export function useProductionAddress(opened: number): {
  wish: ProductionSelection;
  keepInAddress: (dataOption: DataOptionCode, range: TimeRange) => void;
} {
  const [query, setQuery] = useAddressQuery();
  const { state } = useLocation();
  const [wish] = useState(() =>
    readProductionAddress({ data: query.get(names.data), range: query.get(names.range) }, opened),
  );
  function keepInAddress(dataOption: DataOptionCode, range: TimeRange) {
    const { data, range: days } = writeProductionAddress(dataOption, range);
    if (query.get(names.data) === data && query.get(names.range) === days) return;
    const next = new URLSearchParams(query);
    next.set(names.data, data);
    next.set(names.range, days);
    setQuery(next, { replace: true, state });
  }
  return { wish, keepInAddress };
}
