import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

function linked(text: string) {
  return { label: '关联标识', text, href: `/product_scene?identifier=${encodeURIComponent(text)}` };
}

const first: TimelineEntry[] = [
  {
    id: '1',
    time: '2026-05-12 09:20',
    title: '交付安装',
    tag: '德州 · 燃点健身（人民路店）',
    text: '安装工程师 李振，水平校准通过，累计通电 2 小时。',
  },
  {
    id: '2',
    time: '2026-05-09 16:05',
    title: '物流发运',
    tag: '宁津 → 德州',
    text: '承运单 WL-0509-7716，全程温湿度正常，开箱完好。',
  },
  {
    id: '3',
    time: '2026-05-06 14:31',
    title: '出厂检验',
    tag: '质检二组 · 工位 Q-04',
    text: '负载 180 kg、连续 8 h、速度偏差 ±0.8%，判定合格。',
    link: linked('88.118.001/QC-2026-050631'),
  },
  {
    id: '4',
    time: '2026-05-05 10:12',
    title: '整机装配',
    tag: '总装 3 线 · 节拍 14 min',
    text: '电机、跑板、控制器三件关键件扫码绑定。',
    link: linked('88.118.001/MT-2026-004410'),
  },
  {
    id: '5',
    time: '2026-05-02 08:47',
    title: '焊接与喷涂',
    tag: '焊接机器人 R-07 · 喷涂 B 线',
    text: '焊缝抽检 12 处合格，涂层厚度 72 μm。',
    link: linked('88.118.001/FR-2026-001987'),
  },
];

const later: TimelineEntry[] = Array.from({ length: 7 }, (_, index) => ({
  id: `later-${index}`,
  time: `2026-04-${20 - index} 10:00`,
  title: `来料检验第 ${7 - index} 批`,
  tag: '来料库',
  text: '抽检合格，允许入库。',
}));

const meta = {
  title: 'Data display/Timeline 时间线',
  id: 'components-timeline',
  component: Timeline,
  args: { entries: [...first, ...later] },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const More: Story = {
  name: '查看更多：先五条，再加五条',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: '查看更多（还有 7 条）' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getAllByRole('listitem')[5]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '查看更多（还有 2 条）' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const One: Story = { name: '只有一条', args: { entries: first.slice(0, 1) } };

export const LongTexts: Story = {
  name: '长文字与长编码',
  args: {
    entries: [
      {
        id: 'long',
        time: '2026-05-12',
        title: '交付安装并完成首次开机自检与水平校准',
        tag: '德州 · 燃点健身（人民路店）二层有氧区',
        text: '安装工程师 李振，水平校准通过，累计通电 2 小时；现场更换减震垫 4 个，记录照片 6 张，客户已在交付单上签字确认。',
        link: linked('88.118.001/GT-2026-000123-SUPPLEMENT-REPLACEMENT-PART-0001'),
      },
      ...first.slice(1, 3),
    ],
  },
};
