import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactGrid } from './FactGrid.tsx';

const meta = {
  title: 'Data display/FactGrid 要点网格',
  id: 'components-factgrid',
  component: FactGrid,
  args: {
    facts: [
      { label: '产品型号', value: 'GT-6 Pro' },
      { label: '生产批次', value: 'B20260502-03', face: 'code' },
      { label: '下线日期', value: '2026-05-06', face: 'figure' },
      { label: '质保至', value: '2029-05-11', face: 'figure' },
    ],
  },
} satisfies Meta<typeof FactGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Two: Story = {
  name: '两项',
  args: {
    facts: [
      { label: '产品型号', value: 'GT-6 Pro' },
      { label: '质保至', value: '2029-05-11', face: 'figure' },
    ],
  },
};

export const IncompleteRow: Story = {
  name: '末行不满，长文字',
  args: {
    facts: [
      { label: '产品型号', value: 'GT-6 Pro 商用智能跑步机（含 15.6 英寸触控屏与能耗回收模块）' },
      { label: '生产批次', value: 'B20260502-03-SUPPLEMENT-0001', face: 'code' },
      { label: '下线日期', value: '2026-05-06', face: 'figure' },
      { label: '质保至', value: '2029-05-11', face: 'figure' },
      { label: '承重', value: '180 kg' },
    ],
  },
};

export const RowOnInk: Story = {
  name: '墨色底上的一行',
  args: {
    variant: 'row',
    ground: 'ink',
    facts: [
      { label: '企业前缀', value: '88.118.001', face: 'code' },
      { label: '企业名称', value: '山东泰岳健身科技有限公司' },
      { label: '所属行业', value: '体育用品制造 · 健身器材' },
      { label: '企业网址', value: 'www.example.cn' },
      { label: '注册时间', value: '2026-03-18 09:42', face: 'figure' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--lima-bg-ink)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
