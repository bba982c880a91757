import { listMyInvoices, readInvoice } from '@lima-id/api';
import type { InvoiceFields } from '@lima-id/domain';
import { useFormActions } from '@lima-id/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { invoicesKey } from '../../../shared/order/invoicesKey.ts';
import { earlierValues } from './earlierValues.ts';

/** Prefills empty fields of the surrounding form from the latest invoice, once it is known. */
export function EarlierInvoice({ userId }: { userId: string }) {
  const { values, setValue } = useFormActions<InvoiceFields>();
  const { data: earlier } = useQuery({
    queryKey: [...invoicesKey(userId), 'last'],
    queryFn: async ({ signal }) => {
      const { records } = await call(listMyInvoices, { page: 1, size: 1 }, { signal, quiet: true });
      const [last] = records;
      return last === undefined ? null : await call(readInvoice, { id: last.id }, { signal, quiet: true });
    },
    staleTime: 0,
  });
  useEffect(() => {
    if (earlier === undefined || earlier === null) return;
    for (const [name, value] of earlierValues(earlier, values())) setValue(name, value);
  }, [earlier, values, setValue]);
  return null;
}
