import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Column } from '../testing/Ground.tsx';
import { orderColumns, type SampleOrder, sampleOrders } from './samples.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

const plainColumns = orderColumns.map((column) => ({ ...column, sortable: false }));

const meta = {
  title: 'Data display/Table 表格',
  id: 'components-table',
  component: Table<SampleOrder>,
  args: {
    caption: '我的订单',
    columns: plainColumns,
    rows: sampleOrders,
    rowKey: ({ id }) => id,
    onRetry: fn(),
    onSortChange: fn(),
  },
} satisfies Meta<typeof Table<SampleOrder>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: '我的订单' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toContain('标识赋码系统');
  },
};

export const CaptionHidden: Story = {
  name: '不显示名称',
  args: { captionHidden: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: '我的订单' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '加载（首次）',
  args: { rows: [], loading: true, loadingRows: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('数据加载中，请稍候');
  },
};

function Reloading(props: TableProps<SampleOrder>) {
  const [loading, setLoading] = useState(false);
  return (
    <Column>
      <Table {...props} loading={loading} />
      <Button variant="secondary" onClick={() => setLoading(true)}>
        下一页
      </Button>
    </Column>
  );
}

export const HeightKept: Story = {
  name: '翻页加载时高度不变',
  render: (args) => <Reloading {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    const before = table.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.getBoundingClientRect().height).toBe(before);
    canvas.getByRole('button', { name: '下一页' }).blur();
  },
};

export const Empty: Story = {
  name: '没有数据',
  args: { rows: [], empty: <EmptyState kind="noData" text="这个时间段内没有记录，换个范围看看。" /> },
};

export const Failed: Story = {
  name: '加载失败',
  args: { rows: [], failed: true },
  play: async ({ args, canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: '重试' });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    again.blur();
  },
};

function Sorted(props: TableProps<SampleOrder>) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const rows = sort === null ? props.rows : props.rows.toSorted((one, other) => sign * (one.fen - other.fen));
  return (
    <Table
      {...props}
      rows={rows}
      sort={sort}
      onSortChange={(asked) => {
        props.onSortChange?.(asked);
        setSort(asked);
      }}
    />
  );
}

export const Sorting: Story = {
  name: '排序',
  args: { columns: orderColumns },
  render: (args) => <Sorted {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: '金额（元）' });
    const button = within(head).getByRole('button', { name: '金额（元）' });
    await expect(head).not.toHaveAttribute('aria-sort');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'fen', direction: 'ascending' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('行业数据模板');
    await expect(canvas.getByRole('status')).toHaveTextContent('已按金额（元）降序排列');
    await expect(button).toHaveFocus();
    button.blur();
  },
};

export const SortFocused: Story = {
  name: '排序按钮聚焦',
  args: { columns: orderColumns, sort: { key: 'fen', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '金额（元）' });
    while (document.activeElement !== button) await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

const bulk = (
  <>
    <Button variant="secondary" size="sm">
      导出
    </Button>
    <Button variant="text" size="sm">
      取消订单
    </Button>
  </>
);

export const Selecting: Story = {
  name: '选择与批量操作',
  args: {
    size: 'sm',
    columns: orderColumns,
    selection: {
      defaultValue: ['DD-2026-002'],
      onValueChange: fn(),
      rowName: ({ app }) => app,
      rowDisabled: ({ status }) => status === 'cancelled',
      bulk: () => bulk,
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: '选择本页全部' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.selection?.onValueChange).toHaveBeenLastCalledWith([
      'DD-2026-002',
      'DD-2026-001',
      'DD-2026-003',
      'DD-2026-005',
    ]);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '选择 标签打印助手' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.queryByRole('group', { name: '对已选项操作' })).toBeNull();

    // Shift-click selects from the previously clicked row to this one.
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: '选择 标识赋码系统' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: '选择 智能产线看板' }));
    await user.keyboard('{/Shift}');
    await expect(within(canvas.getByRole('group', { name: '对已选项操作' })).getByText('已选 3 项')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 3 项');
    await user.pointer({ target: canvasElement });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

interface Repair {
  id: string;
  fault: string;
  act: string;
  date: string;
  hours: string;
  done: boolean;
}

const repairs: Repair[] = [
  { id: 'WX-2026-000318', fault: '跑带偏移', act: '待到场', date: '2026-05-17', hours: '—', done: false },
  { id: 'WX-2026-000207', fault: '触控屏无响应', act: '更换排线', date: '2026-05-14', hours: '7.5', done: true },
  { id: 'WX-2026-000131', fault: '水平校准', act: '四角调平', date: '2026-05-12', hours: '1.2', done: true },
];

const repairColumns: TableColumn<Repair>[] = [
  { key: 'id', head: '工单号', cell: ({ id }) => id, face: 'code' },
  { key: 'fault', head: '故障', cell: ({ fault }) => fault },
  { key: 'act', head: '处理', cell: ({ act }) => act },
  { key: 'date', head: '时间', cell: ({ date }) => date, face: 'figure', align: 'start' },
  { key: 'hours', head: '用时（时）', cell: ({ hours }) => hours, face: 'figure' },
  {
    key: 'state',
    head: '状态',
    cell: ({ done }) => (
      <Tag tone={done ? 'success' : 'warning'} dot>
        {done ? '已完成' : '处理中'}
      </Tag>
    ),
  },
];

export const Codes: Story = {
  name: '编码作首列（维修记录）',
  render: () => (
    <div style={{ maxWidth: 766 }}>
      <Table caption="维修记录" columns={repairColumns} rows={repairs} rowKey={({ id }) => id} />
    </div>
  ),
};

export const Cards: Story = {
  name: '手机上为卡片',
  args: { narrow: 'cards', columns: orderColumns, sort: { key: 'fen', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: '我的订单' });
    await expect(within(table).getAllByRole('row')).toHaveLength(sampleOrders.length + 1);
    await expect(within(table).getAllByRole('cell')).toHaveLength(sampleOrders.length * 6);
  },
};

export const CardsSelecting: Story = {
  name: '手机上为卡片，可选择',
  args: {
    narrow: 'cards',
    rows: sampleOrders.slice(0, 2),
    selection: { rowName: ({ app }) => app, defaultValue: ['DD-2026-001'] },
  },
};

export const CardsLoading: Story = {
  name: '手机上为卡片，加载',
  args: { narrow: 'cards', rows: [], loading: true, loadingRows: 2 },
};

const manyRows = Array.from({ length: 12 }, (_, index) =>
  sampleOrders.map((order) => ({ ...order, id: `${order.id}-${index}` })),
).flat();

export const InBox: Story = {
  name: '限高：表头不动',
  args: { rows: manyRows.slice(0, 20), maxHeight: 320, captionHidden: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('region', { name: '我的订单' });
    await expect(box).toHaveAttribute('tabindex', '0');
    box.scrollTop = 200;
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: '应用' }).getBoundingClientRect().top).toBeCloseTo(
        box.getBoundingClientRect().top,
        0,
      ),
    );
  },
};

export const Sideways: Story = {
  name: '横向滚动：首列不动，键盘可达',
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('region', { name: '我的订单' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    box.scrollLeft = 120;
    const name = canvas.getByRole('rowheader', { name: '标识赋码系统' });
    await waitFor(() => expect(name.getBoundingClientRect().left).toBeCloseTo(box.getBoundingClientRect().left, 0));
    await waitFor(() => expect(box).toHaveAttribute('data-moved'));
    box.blur();
  },
};

export const Fitting: Story = {
  name: '放得下时不占一次 Tab',
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <Table caption="关键部件" columns={repairColumns.slice(0, 2)} rows={repairs} rowKey={({ id }) => id} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('table').parentElement;
    await waitFor(() => expect(box).toHaveAttribute('data-fit', 'fits'));
    await expect(box).not.toHaveAttribute('tabindex');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongText: Story = {
  name: '长文字',
  args: {
    columns: plainColumns.map((column) => (column.key === 'edition' ? { ...column, wrap: true, width: 200 } : column)),
    rows: sampleOrders.slice(0, 2).map((order) => ({
      ...order,
      app: '山东泰岳健身科技有限公司宁津县第二分公司标识赋码系统',
      edition: '专业版，含产线扫码激活、断网补传与三级数据授权，按产线数量计费',
    })),
  },
};
