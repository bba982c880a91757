import { abnormalTypes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Ground } from '../testing/Ground.tsx';
import { ShareDonut } from './ShareDonut.tsx';

const meta = {
  title: 'Charts/ShareDonut 占比环形图',
  id: 'charts-sharedonut',
  component: ShareDonut,
  args: {
    title: '品类构成',
    parts: [
      { name: '有氧器械', share: 46 },
      { name: '力量器械', share: 28 },
      { name: '户外与小件', share: 16 },
      { name: '康复与其他', share: 10 },
    ],
    centerLabel: '2025 年',
    centerValue: '1,532 亿',
    source: '示例数据',
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['width'] ?? 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareDonut>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const One: Story = { name: '只有一类', args: { parts: [{ name: '有氧器械', share: 100 }] } };

export const ManyParts: Story = {
  name: '超过六类，其余合并',
  args: {
    parts: [30, 20, 15, 12, 10, 8, 3, 2].map((share, index) => ({ name: `器材类别${index + 1}`, share })),
  },
};

export const LongNames: Story = {
  name: '长名称',
  args: {
    parts: [
      { name: '商用有氧训练器械与配套控制系统', share: 64.5 },
      { name: '力量训练器械', share: 35.5 },
    ],
  },
};

const energy = [
  { name: '总装线', value: 411 },
  { name: '喷涂线', value: 586 },
  { name: '焊接站', value: 509 },
  { name: '机加区', value: 343 },
  { name: '测试台', value: 232 },
  { name: '空压站', value: 190 },
];

const minutes = [412, 386, 148, 52];
const stops = Object.values(abnormalTypes).map((type, index) => ({ ...type, value: minutes[index] ?? 0 }));

export const Figures: Story = {
  name: '有数值，图例在旁',
  args: { title: '占比', parts: energy, unit: 'kWh', centerLabel: '合计 kWh', centerValue: '2,271' },
  parameters: { width: 448 },
};

export const AbnormalTypes: Story = {
  name: '异常类型',
  args: { title: '占比', parts: stops, unit: '分钟', centerLabel: '合计 分钟', centerValue: '998' },
};

export const Pointed: Story = {
  name: '指针停在一部分',
  args: { title: '占比', parts: energy, unit: 'kWh', centerLabel: '合计 kWh', centerValue: '2,271' },
  play: async ({ canvasElement }) => {
    const plot = await waitFor(() => {
      const found = canvasElement.querySelector('[data-part=drawing]');
      if (found === null) throw new Error('The plot is not there yet.');
      return found;
    });
    const { left, top, width, height } = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: left + width / 2 + 79, clientY: top + height / 2 });
    await expect(canvasElement.querySelector('[data-part=tip]')).toHaveTextContent('喷涂线 586 kWh占比 25.8%');
  },
};

export const Zeros: Story = { name: '全部为零', args: { parts: energy.map(({ name }) => ({ name, value: 0 })) } };

export const Loading: Story = { name: '加载中', args: { parts: [], loading: true } };

export const OnInk: Story = {
  name: '深色底',
  render: () => (
    <Ground>
      <div style={{ display: 'grid', gap: 32 }}>
        <ShareDonut title="占比" ground="ink" parts={energy} unit="kWh" centerLabel="合计 kWh" centerValue="2,271" />
        <ShareDonut title="异常占比" ground="ink" parts={stops} unit="分钟" centerLabel="合计 分钟" centerValue="998" />
      </div>
    </Ground>
  ),
};

export const Empty: Story = { name: '暂无数据', args: { parts: [] } };

export const Table: Story = {
  name: '展开数据表',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '查看数据表' });
    await userEvent.click(button);
    await expect(canvas.getByRole('row', { name: '有氧器械 46%' })).toBeVisible();
    button.blur();
  },
};
