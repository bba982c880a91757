import { caseFigure } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Ground, Row } from '../testing/Ground.tsx';
import { Statistic } from './Statistic.tsx';

const trends = [...caseFigure.shape.trend.def.innerType.options, undefined];
const labels = { rise: '器材可用率', fall: '年度盘点用时', none: '接入门店' } as const;

const meta = {
  title: 'Data display/Statistic 统计数值',
  id: 'components-statistic',
  component: Statistic,
  args: { value: '72%', label: '年度盘点用时', trend: 'fall' },
} satisfies Meta<typeof Statistic>;
export default meta;
type Story = StoryObj<typeof meta>;

function All({ ground }: { ground: 'paper' | 'ink' }) {
  return (
    <Row>
      {trends.map((trend) => (
        <Statistic
          key={trend ?? 'none'}
          value="31%"
          label={labels[trend ?? 'none']}
          trend={trend}
          ground={ground}
          style={{ flex: '1 1 200px' }}
        />
      ))}
    </Row>
  );
}

export const Playground: Story = { name: '自由尝试' };

export const Trends: Story = {
  name: '上升、下降与没有箭头',
  render: () => <All ground="paper" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('器材可用率').previousSibling).toHaveTextContent('上升 31%');
    await expect(canvas.getByText('年度盘点用时').previousSibling).toHaveTextContent('下降 31%');
    await expect(canvas.getByText('接入门店').previousSibling).toHaveTextContent(/^31%$/);
  },
};

export const OnInk: Story = {
  name: '深底',
  render: () => (
    <Ground>
      <All ground="ink" />
    </Ground>
  ),
};

export const WithUnit: Story = {
  name: '带单位',
  args: { value: '9,400', unit: '台', label: '在管器材', trend: 'rise' },
};

export const Small: Story = {
  name: '卡片里的小尺寸',
  render: () => (
    <Row>
      <Statistic size="sm" value="72%" label="年度盘点用时" trend="fall" />
      <Statistic size="sm" value="31%" label="器材可用率" trend="rise" />
      <Statistic size="sm" value="126" unit="家" label="接入门店" />
    </Row>
  ),
};

export const PhoneRow: Story = {
  name: '手机上一行一个',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Statistic phone="row" value="72%" label="年度盘点用时" trend="fall" />
      <Statistic phone="row" value="31%" label="器材可用率" trend="rise" />
      <Statistic phone="row" value="18%" label="备件采购成本" trend="fall" />
    </div>
  ),
};

export const LongLabel: Story = {
  name: '长标签',
  args: { label: '以整机编码匹配备件与服务网点之后，备件采购与平均修复时间的综合成本', style: { maxWidth: 240 } },
};
