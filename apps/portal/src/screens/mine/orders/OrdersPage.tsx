import { listMyOrders } from '@lima-id/api';
import { defaultPageSize, orderStatus, orderStatuses } from '@lima-id/domain';
import { Table, TabPanel, Tabs } from '@lima-id/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { ConsoleNote } from '../../../shared/console/ConsoleNote.tsx';
import { ordersKey } from '../../../shared/order/ordersKey.ts';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';
import { prefixStanding } from '../../../shared/session/prefixStanding.ts';
import type { StoredUser } from '../../../shared/session/storedUser.ts';
import { CallFailed } from '../CallFailed.tsx';
import { lastPage } from '../listPage.ts';
import { OwnListPanel } from '../OwnListPanel.tsx';
import { useOwnList } from '../useOwnList.ts';
import { NoOrders } from './NoOrders.tsx';
import { orderColumns } from './orderColumns.tsx';
import { ordersAddress, readOrdersChoice } from './ordersQuery.ts';

const all = 'all';

const filters = [
  { value: all, label: '全部' },
  ...orderStatus.options.map((value) => ({ value, label: orderStatuses[value] })),
];

/** The orders, by status and page. */
export function OrdersPage({ user }: { user: StoredUser }) {
  const [query] = useAddressQuery();
  const navigate = useNavigate();
  const { status, page } = readOrdersChoice(query);
  const list = useOwnList([...ordersKey(user.userId), status, page], (signal) =>
    call(listMyOrders, { ...(status !== null && { status }), page, size: defaultPageSize }, { signal }),
  );
  const { records, total, state } = list;
  const last = lastPage(total, defaultPageSize);

  // Orders that leave a status take its last page along.
  if (state === 'ready' && page > last) return <Navigate to={ordersAddress({ status, page: last })} replace />;

  function choose(value: string) {
    const chosen = orderStatus.options.find((one) => one === value) ?? null;
    void navigate(ordersAddress({ status: chosen, page: 1 }), { state: keepsPlace });
  }

  const shown = status ?? all;
  return (
    <OwnListPanel
      title="我的订单"
      list={list}
      page={page}
      href={(to) => ordersAddress({ status, page: to })}
      totalText={(count) => `共 ${count} 个订单`}
    >
      <ConsoleNote />
      <Tabs label="订单状态" items={filters} value={shown} onValueChange={choose}>
        <TabPanel value={shown}>
          <Table
            caption="我的订单"
            captionHidden
            narrow="cards"
            columns={orderColumns(user.userId)}
            rows={records}
            rowKey={({ id }) => id}
            loading={state === 'loading'}
            failed={state === 'failed'}
            loadingRows={5}
            empty={<NoOrders standing={prefixStanding(user)} filtered={status !== null} />}
            failure={<CallFailed error={list.error} onRetry={list.retry} />}
          />
        </TabPanel>
      </Tabs>
    </OwnListPanel>
  );
}
