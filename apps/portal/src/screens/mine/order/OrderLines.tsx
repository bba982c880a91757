import { displayYuan, type Order, type OrderedLine, productAddress } from '@lima-id/domain';
import { Link, PriceTag, Table, type TableColumn } from '@lima-id/ui';
import { Panel } from '../../../shared/personal/Panel.styles.ts';
import { ListArea } from '../List.styles.ts';
import { Total } from './Order.styles.ts';

const columns: TableColumn<OrderedLine>[] = [
  { key: 'app', head: '应用', cell: ({ productName }) => productName },
  { key: 'package', head: '规格', cell: ({ packageName }) => packageName },
  { key: 'duration', head: '时长', cell: ({ purchaseDuration }) => purchaseDuration },
  { key: 'price', head: '小计（元）', face: 'figure', cell: ({ priceFen }) => displayYuan(priceFen) },
  {
    key: 'act',
    head: '操作',
    cell: ({ productId, productName }) => (
      <Link href={productAddress(productId)} aria-label={`查看应用 ${productName}`}>
        查看应用
      </Link>
    ),
  },
];

/** What was ordered, and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby="order-lines-title">
      <h2 id="order-lines-title">订购内容</h2>
      <ListArea>
        <Table
          caption="订购内容"
          captionHidden
          narrow="cards"
          columns={columns}
          rows={order.orderDetails}
          rowKey={({ packageProductId, purchaseDuration }) => `${packageProductId} ${purchaseDuration}`}
        />
        <Total>
          <span>订单金额</span>
          <PriceTag variant="order" priceFen={order.totalAmountFen} />
        </Total>
      </ListArea>
    </Panel>
  );
}
