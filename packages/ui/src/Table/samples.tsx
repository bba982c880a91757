import { displayYuan, durationLabel, type OrderStatus, orderStatus, orderStatuses } from '@lima-id/domain';
import { Link } from '../Link/Link.tsx';
import { Tag, type TagProps } from '../Tag/Tag.tsx';
import type { TableColumn } from './tableProps.ts';

/** An order in the stories of the table. */
export interface SampleOrder {
  id: string;
  app: string;
  edition: string;
  years: number;
  status: OrderStatus;
  fen: number;
}

const tones: Record<OrderStatus, TagProps['tone']> = {
  pendingPayment: 'info',
  pendingReview: 'warning',
  completed: 'success',
  cancelled: 'neutral',
  rejected: 'danger',
};

const apps: [app: string, edition: string, years: number, fen: number][] = [
  ['标识赋码系统', '专业版', 1, 280_000],
  ['设备资产管理', '集团版', 2, 1_260_000],
  ['智能产线看板', '专业版', 1, 980_000],
  ['标签打印助手', '基础版', 3, 294_000],
  ['行业数据模板', '集团版', 1, 12_000_050],
];

/** One order per status of the domain. */
export const sampleOrders: SampleOrder[] = orderStatus.options.map((status, index) => {
  const [app, edition, years, fen] = apps[index % apps.length] ?? ['标识赋码系统', '专业版', 1, 0];
  return { id: `DD-2026-00${index + 1}`, app, edition, years, status, fen };
});
export const orderColumns: TableColumn<SampleOrder>[] = [
  { key: 'app', head: '应用', cell: ({ app }) => app },
  { key: 'edition', head: '规格', cell: ({ edition }) => edition },
  {
    key: 'years',
    head: '时长',
    cell: ({ years }) => durationLabel({ duration: years, durationUnit: 'year' }),
    face: 'figure',
    align: 'start',
  },
  { key: 'prefix', head: '标识前缀', cell: () => '88.118.001', face: 'code' },
  {
    key: 'status',
    head: '状态',
    cell: ({ status }) => (
      <Tag tone={tones[status]} dot>
        {orderStatuses[status]}
      </Tag>
    ),
  },
  { key: 'fen', head: '金额（元）', cell: ({ fen }) => displayYuan(fen), face: 'figure', sortable: true },
  { key: 'act', head: '操作', cell: ({ id }) => <Link href={`/order/${id}`}>查看详情</Link> },
];
