import { displayYuan, type OrderLine } from '@lima-id/domain';
import { Card, Table, type TableColumn } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { CardHead } from '../../shared/page/CardHead.styles.ts';
import { Amount, App, Buyer, Head, Rows, Sum } from './OrderTable.styles.ts';

interface ShownLine extends OrderLine {
  picture: string;
}

interface OrderTableProps {
  lines: readonly ShownLine[];
  /** Whose order it is; an empty name while that is being asked. */
  buyer: { name: string; prefix: string };
  /** Before it is saved an order has none. */
  orderCode?: string;
  /** What the order comes to, where the table ends with it. */
  totalFen?: number;
}

/** An amount of yuan with its sign, in the figures of order pages. */
export function Yuan({ amountFen }: { amountFen: number }): ReactNode {
  return <Amount>{`¥ ${displayYuan(amountFen)}`}</Amount>;
}

/** 订单信息: the apps of an order, who buys them, and what they cost. */
export function OrderTable({ lines, buyer, orderCode, totalFen }: OrderTableProps) {
  const columns: TableColumn<ShownLine>[] = [
    {
      key: 'app',
      head: '应用',
      width: '28%',
      rowHead: true,
      wrap: true,
      cell: ({ picture, productName }) => (
        <App>
          <span>{picture === '' ? null : <img src={picture} alt="" />}</span>
          <span>{productName}</span>
        </App>
      ),
    },
    { key: 'package', head: '规格', cell: ({ packageName }) => packageName },
    { key: 'duration', head: '时长', cell: ({ purchaseDuration }) => purchaseDuration },
    {
      key: 'buyer',
      head: '购买企业',
      width: '26%',
      wrap: true,
      cell: () => (
        <Buyer>
          <span>{buyer.name}</span>
          {buyer.prefix === '' ? null : <small>{buyer.prefix}</small>}
        </Buyer>
      ),
    },
    { key: 'price', head: '单价（元）', face: 'figure', cell: ({ priceFen }) => displayYuan(priceFen) },
    { key: 'sum', head: '小计（元）', face: 'figure', cell: ({ priceFen }) => displayYuan(priceFen) },
  ];
  return (
    <Card as="section" padding="none">
      <Head>
        <CardHead>
          <h2>订单信息</h2>
          {orderCode === undefined ? null : (
            <p>
              订单号 <code>{orderCode}</code>
            </p>
          )}
        </CardHead>
      </Head>
      <Rows>
        <Table
          caption="订单信息"
          captionHidden
          columns={columns}
          rows={lines}
          rowKey={({ packageProductId, purchaseDuration }) => `${packageProductId} ${purchaseDuration}`}
          narrow="cards"
        />
      </Rows>
      {totalFen === undefined ? null : (
        <Sum>
          应付金额 <Yuan amountFen={totalFen} />
        </Sum>
      )}
    </Card>
  );
}
