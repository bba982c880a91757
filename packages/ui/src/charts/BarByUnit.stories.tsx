import { abnormalTypes, chooseAxis, readChinaTime } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { expectInPlot } from '../testing/inPlot.ts';
import { BarByUnit } from './BarByUnit.tsx';

const units = [
  { name: '总装线', value: 412 },
  { name: '喷涂线', value: 586 },
  { name: '焊接站', value: 508 },
  { name: '机加区', value: 344 },
  { name: '测试台', value: 231 },
  { name: '空压站', value: 190 },
];

const days = chooseAxis({
  quickTime: 'week',
  startTime: readChinaTime('2026-05-12') ?? 0,
  endTime: readChinaTime('2026-05-18') ?? 0,
}).slots;
const daily = [
  [14, 9, 6, 2],
  [18, 11, 4, 3],
  [12, 14, 7, 1],
  [22, 8, 9, 4],
  [26, 12, 5, 2],
  [9, 4, 2, 1],
  [6, 3, 1, 0],
].map(([quality = 0, equipment = 0, material = 0, other = 0], index) => ({
  name: new Date((days[index] ?? 0) + 8 * 3_600_000).toISOString().slice(5, 10),
  value: { quality, equipment, material, other },
}));

const ten = Array.from({ length: 10 }, (_, index) => ({ name: `岗位 ${index + 1}`, value: 320 - index * 27 }));

const meta = {
  title: 'Charts/BarByUnit 分组条形图',
  id: 'charts-barbyunit',
  component: BarByUnit,
  args: { title: '单位产品能耗', unit: 'kWh', units },
} satisfies Meta<typeof BarByUnit>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Moves the pointer to a point of the plot, in shares of its width and height. */
async function point(canvasElement: HTMLElement, across: number, down = 0.5) {
  const plot = await waitFor(() => {
    const found = canvasElement.querySelector('[data-part=drawing]');
    if (found === null) throw new Error('The plot is not there yet.');
    return found;
  });
  const { left, top, width, height } = plot.getBoundingClientRect();
  await fireEvent.pointerMove(plot, { clientX: left + width * across, clientY: top + height * down });
}

export const Playground: Story = { name: '自由尝试' };

export const Pointed: Story = {
  name: '指针停在一个单元',
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.28);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent('喷涂线单位产品能耗 586 kWh');
  },
};

export const TwoColumns: Story = {
  name: '两栏页面，高 360',
  args: { height: 360 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
};

export const Stacked: Story = {
  name: '按异常类型堆叠',
  args: { title: '每日构成', unit: '次', units: daily, dated: true },
  play: async ({ canvasElement }) => {
    const legend = canvasElement.querySelectorAll('[data-part=legend] li');
    await expect([...legend].map((entry) => entry.textContent)).toEqual(
      Object.values(abnormalTypes).map(({ name }) => name),
    );
  },
};

export const StackedPointed: Story = {
  name: '堆叠，指针停在一天',
  args: { title: '每日构成', unit: '次', units: daily, dated: true },
  play: async ({ canvasElement }) => {
    await point(canvasElement, 0.6);
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent(
      '05-16质量 26 次设备 12 次物料 5 次其他 2 次',
    );
  },
};

export const Horizontal: Story = { name: '水平', args: { direction: 'horizontal', units: ten } };

export const HorizontalStacked: Story = {
  name: '水平堆叠',
  args: { title: '每日构成', unit: '次', units: daily, dated: true, direction: 'horizontal' },
};

export const Ten: Story = { name: '十个单元', args: { units: ten } };

export const LongNames: Story = {
  name: '长名称',
  args: {
    title: '商用有氧训练器械与配套控制系统总装车间单位产品能耗',
    units: [
      { name: '商用有氧训练器械总装线', value: 412 },
      { name: '力量训练器械焊接与喷涂一体化站', value: 586 },
      { name: '户外健身路径部件加工中心', value: 508 },
    ],
  },
};

export const LongNamesHorizontal: Story = {
  name: '长名称，水平',
  args: { ...LongNames.args, direction: 'horizontal' },
};

export const One: Story = { name: '只有一个', args: { units: units.slice(0, 1) } };

export const Zeros: Story = { name: '全部为零', args: { units: units.map(({ name }) => ({ name, value: 0 })) } };

const balance = { max: 20, ticks: [-20, -10, 0, 10, 20].map((value) => ({ value, label: String(value) })) };

export const Negative: Story = {
  name: '负值',
  args: {
    title: '较上周',
    unit: '%',
    valueAxis: balance,
    units: [
      { name: '总装线', value: -4.2 },
      { name: '喷涂线', value: 12 },
      { name: '焊接站', value: -18.5 },
      { name: '机加区', value: 0 },
    ],
  },
};

export const NegativeHorizontal: Story = { name: '负值，水平', args: { ...Negative.args, direction: 'horizontal' } };

export const Unusual: Story = {
  name: '负值、未测得的值、正负相叠',
  args: {
    title: '较上周',
    unit: '次',
    valueAxis: { max: 10, ticks: [0, 5, 10].map((value) => ({ value, label: String(value) })) },
    units: [
      { name: '总装线', value: { quality: 9, equipment: -8, material: 6 } },
      { name: '喷涂线', value: { quality: Number.NaN, other: -3 } },
      { name: '焊接站', value: Number.NaN },
      { name: '机加区', value: { quality: Number.POSITIVE_INFINITY } },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectInPlot(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    await expect(canvas.getByRole('row', { name: '总装线 9 -8 6 0 7' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '喷涂线 – 0 0 -3 -3' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '焊接站 – – – – –' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看数据表' }));
    (document.activeElement as HTMLElement).blur();
  },
};

export const VeryLarge: Story = {
  name: '很大的值',
  args: { unit: '次', units: units.map(({ name, value }) => ({ name, value: value * 1_234_567_890 })) },
};

export const Empty: Story = { name: '暂无数据', args: { units: [] } };

export const Loading: Story = { name: '加载中', args: { units: [], loading: true } };

export const OnInk: Story = {
  name: '深色底',
  render: () => (
    <Ground>
      <div style={{ display: 'grid', gap: 32 }}>
        <BarByUnit title="单位产品能耗" unit="kWh" ground="ink" height={240} units={units} />
        <BarByUnit title="每日构成" unit="次" ground="ink" height={240} units={daily} dated source="示例数据" />
        <BarByUnit title="每日构成" unit="次" ground="ink" height={120} units={[]} />
      </div>
    </Ground>
  ),
};

export const Table: Story = {
  name: '展开数据表',
  args: { title: '每日构成', unit: '次', units: daily, dated: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.click(button);
    await expect(canvas.getByRole('row', { name: '时间 质量 设备 物料 其他 合计（次）' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '05-16 26 12 5 2 45' })).toBeVisible();
    button.blur();
  },
};
