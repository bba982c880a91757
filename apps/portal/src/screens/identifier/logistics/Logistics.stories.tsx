import { treadmillRecord } from '@lima-id/api/msw';
import { type ArrayElement, type Element, type ObjectElement, sceneTabs, type TraceEntry } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SceneView } from '../SceneView.tsx';

function stop(time: string, title: string, text = ''): TraceEntry {
  return { time, title, place: '', text, trace: false, traceIdentifier: '', stop: true };
}

function facts(...given: readonly (readonly [label: string, value: string])[]): ObjectElement {
  const value = given.map(([label, text]) => {
    return {
      dataId: label,
      dataType: 'String' as const,
      label,
      value: text,
      trace: false,
      traceIdentifier: '',
    };
  });
  return { dataId: 'facts', dataType: 'Object', label: '物流概况', value };
}

function stops(...value: TraceEntry[]): Element {
  return { dataId: 'stops', dataType: 'TraceDetails', label: '流转记录', value };
}

function recorded(
  rows: readonly (readonly [time: string, ...figures: string[]])[],
  measures: readonly string[],
): ArrayElement {
  const labels = ['时间', ...measures];
  const value = rows.map((row, index) => {
    const given = facts(...labels.map((label, at) => [label, row[at] ?? ''] as const));
    return { ...given, dataId: `row-${index}`, label: `第 ${index + 1} 条` };
  });
  return { dataId: 'recorder', dataType: 'Array', label: '在途记录', value };
}

const delivered = [
  stop('2026-05-12 09:20', '德州 · 燃点健身（人民路店）', '已签收，签收人 李振，外观完好。'),
  stop('2026-05-11 16:48', '德州分拨中心', '已到达，安排次日配送。'),
  stop('2026-05-10 06:12', '禹城中转', '途经，温湿度正常。'),
  stop('2026-05-09 16:05', '宁津 · 泰岳成品库', '装车发运，承运单 WL-0509-7716。'),
  stop('2026-05-09 14:30', '宁津 · 泰岳成品库', '出库扫码，外箱码核对一致。'),
  stop('2026-05-08 17:10', '宁津 · 泰岳成品库', '木箱封装，放入温湿度与冲击记录仪。'),
  stop('2026-05-07 10:25', '宁津 · 泰岳成品库', '入库上架，库位 C-12-03。'),
];

const records = recorded(
  [
    ['2026-05-09 16:00', '18', '42', '0.4'],
    ['2026-05-10 00:00', '21', '46', '0.6'],
    ['2026-05-10 08:00', '26', '48', '1.8'],
    ['2026-05-10 16:00', '23', '43', '0.3'],
    ['2026-05-11 00:00', '19', '41', '0.7'],
    ['2026-05-11 08:00', '18', '44', '0.4'],
    ['2026-05-11 16:00', '20', '49', '1.2'],
    ['2026-05-12 00:00', '25', '45', '0.3'],
  ],
  ['温度（℃）', '湿度（%RH）', '冲击（g）'],
);

const overview = facts(['承运单', 'WL-0509-7716'], ['状态', '已签收'], ['里程', '118 km'], ['开箱检查', '完好']);

function Logistics({ elements }: { elements: readonly Element[] }) {
  const tab = sceneTabs(treadmillRecord.scenes).find(({ templateCode }) => templateCode === 'logistics');
  if (tab === undefined) return null;
  return (
    <SceneView
      tab={tab}
      data={{ state: 'ready', elements }}
      record={treadmillRecord}
      verification={{
        visit: { text: treadmillRecord.identifier, visit: 'story' },
        kept: { store: null },
        now: Date.now,
        onVerified: () => {},
      }}
    />
  );
}

const meta = {
  title: 'Screens/Identifier 标识查询/Logistics 物流',
  id: 'screens-identifier-logistics',
  component: Logistics,
  args: { elements: [overview, records, stops(...delivered)] },
} satisfies Meta<typeof Logistics>;
export default meta;

type Story = StoryObj<typeof meta>;

async function shown(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 2, name: '流转记录' }, { timeout: 10_000 });
  return canvas;
}

async function drawn(canvasElement: HTMLElement, charts: number) {
  const canvas = await shown(canvasElement);
  await waitFor(() => expect(canvas.getAllByRole('figure')).toHaveLength(charts), { timeout: 10_000 });
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-part=drawing] > svg')).toHaveLength(charts), {
    timeout: 10_000,
  });
  return canvas;
}

export const Delivered: Story = {
  name: '已签收：路线、在途记录与流转记录',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement, 3);
    const route = within(canvas.getByRole('list', { name: '运输路线' }));
    await expect(route.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '宁津 · 泰岳成品库05-09 16:05',
      '禹城中转05-10 06:12',
      '德州分拨中心05-11 16:48',
      '德州 · 燃点健身（人民路店）05-12 09:20',
    ]);
    await expect(canvas.getByText('在途时长').closest('dt')?.nextElementSibling).toHaveTextContent('65小时');
    await expect(canvas.getByText('18–26 ℃')).toBeVisible();
    await expect(canvas.getByText('峰值 1.8 g')).toBeVisible();
    await expect(canvas.getByText('记录仪每 8 小时上报')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看更多（还有 2 条）' })).toBeVisible();
  },
};

export const RecordsAsTable: Story = {
  name: '在途记录的数据表',
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement, 3);
    const [first] = canvas.getAllByRole('button', { name: '查看数据表' });
    if (first !== undefined) await userEvent.click(first);
    const table = within(await canvas.findByRole('table'));
    await expect(table.getByRole('row', { name: '05-10 08:00 26' })).toBeVisible();
    first?.blur();
  },
};

export const Barest: Story = {
  name: '只有时间与站点',
  args: { elements: [stops(stop('2026-05-10 06:12', '禹城中转'), stop('2026-05-09 16:05', '宁津'))] },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await expect(canvas.getByText('在途时长').closest('dt')?.nextElementSibling).toHaveTextContent('14小时');
    await expect(canvas.queryByText('状态')).toBeNull();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const NotLeft: Story = {
  name: '尚未发运',
  args: { elements: [facts(['承运单', 'WL-1'], ['状态', '待发运']), stops(...delivered.slice(-2))] },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await expect(canvas.getByText('待发运')).toBeVisible();
    await expect(canvas.queryByText('在途时长')).toBeNull();
  },
};

export const FactsOnly: Story = {
  name: '没有流转记录',
  args: { elements: [overview] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('已签收', undefined, { timeout: 10_000 });
    await expect(canvas.queryByRole('heading', { name: '流转记录' })).toBeNull();
    await expect(canvas.queryByRole('list', { name: '运输路线' })).toBeNull();
  },
};

const far = Array.from({ length: 9 }, (_, index) =>
  stop(
    `2026-05-${String(20 - index).padStart(2, '0')} 08:00`,
    `${['乌鲁木齐', '哈密', '嘉峪关', '兰州', '西安', '郑州', '济南', '德州', '宁津'][index]}转运中心`,
  ),
);

export const ManyStations: Story = {
  name: '站点很多，其他信息与长文字',
  args: {
    elements: [
      facts(
        ['承运单', 'WL-2026-0509-7716-0000123456789'],
        ['状态', '运输中，预计 5 月 22 日送达'],
        ['里程', '3,180 km'],
        ['承运人', '德州市宁津县新时代智慧物流（集团）股份有限公司'],
        ['车牌', '鲁N·A1234'],
      ),
      recorded(
        [
          ['2026-01-12 08:00', '-18.5', '车厢未开启'],
          ['2026-01-12 20:00', '3', '中途开门 1 次'],
        ],
        ['温度（℃）', '备注'],
      ),
      stops(...far),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await drawn(canvasElement, 1);
    await expect(canvas.getByText('途经另外 3 站')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '备注' })).toBeVisible();
    await expect(canvas.getByText('-18.5 至 3 ℃')).toBeVisible();
  },
};
