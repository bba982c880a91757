import { listMyInvoices } from '@lima-id/api';
import { defaultPageSize } from '@lima-id/domain';
import { Table } from '@lima-id/ui';
import { Navigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { invoicesKey } from '../../../shared/order/invoicesKey.ts';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { CallFailed } from '../CallFailed.tsx';
import { askedPage, lastPage } from '../listPage.ts';
import { OwnListPanel } from '../OwnListPanel.tsx';
import { useOwnList } from '../useOwnList.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { invoicesAddress } from './invoicesAddress.ts';
import { NoInvoices } from './NoInvoices.tsx';

/** The requested invoices, newest first. */
export function InvoicesPage({ userId }: { userId: string }) {
  const [query] = useAddressQuery();
  const page = askedPage(query);
  const list = useOwnList([...invoicesKey(userId), page], (signal) =>
    call(listMyInvoices, { page, size: defaultPageSize }, { signal }),
  );
  const { records, total, state } = list;
  const last = lastPage(total, defaultPageSize);

  if (state === 'ready' && page > last) return <Navigate to={invoicesAddress(last)} replace />;

  return (
    <OwnListPanel
      title="我的发票"
      list={list}
      page={page}
      href={invoicesAddress}
      totalText={(count) => `共 ${count} 张发票`}
    >
      <Table
        caption="我的发票"
        captionHidden
        narrow="cards"
        columns={invoiceColumns}
        rows={records}
        rowKey={({ id }) => id}
        loading={state === 'loading'}
        failed={state === 'failed'}
        loadingRows={4}
        empty={<NoInvoices />}
        failure={<CallFailed error={list.error} onRetry={list.retry} />}
      />
    </OwnListPanel>
  );
}
