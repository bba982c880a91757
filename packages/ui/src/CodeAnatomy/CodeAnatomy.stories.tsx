import { segmentNames } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Column, Ground } from '../testing/Ground.tsx';
import { CodeAnatomy } from './CodeAnatomy.tsx';

const treadmill = '88.118.001/GT-2026-000123';
const longCode = '88.118.001/GT-2026-PRO-MAX-000000000123-ASSEMBLY-LINE-07-BATCH-20260502';

const meta = {
  title: 'Identity/CodeAnatomy 编码结构',
  id: 'components-codeanatomy',
  component: CodeAnatomy,
  parameters: { layout: 'fullscreen' },
  args: { identifier: treadmill, variant: 'hero', ground: 'ink' },
  render: (args) => (
    <Ground ground={args.ground}>
      <div style={{ maxWidth: 1200, margin: '0 auto' }}>
        <CodeAnatomy {...args} />
      </div>
    </Ground>
  ),
} satisfies Meta<typeof CodeAnatomy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Hero: Story = {
  name: '首页大字',
  args: { notes: { secondLevelNode: '健身器材行业', objectCode: '企业自定义：GT 系列 · 2026 年 · 第 000123 台' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(treadmill)).toBeInTheDocument();
    await document.fonts.ready;
    const widths = ['国家顶级节点 88，全国统一分配', '行业二级节点 118，健身器材行业']
      .map((name) => canvas.getByRole('button', { name }))
      .map((segment) => segment.getBoundingClientRect().width);
    await expect(Number(widths[0]) / 2).toBeCloseTo(Number(widths[1]) / 3, 0);
  },
};

export const HeroOnPaper: Story = { name: '首页大字（浅底）', args: { ground: 'paper' } };

export const HeroNarrow: Story = {
  name: '首页大字（平板宽度）',
  render: (args) => (
    <Ground>
      <div style={{ maxWidth: 720 }}>
        <CodeAnatomy {...args} />
      </div>
    </Ground>
  ),
};

export const Header: Story = {
  name: '详情页头',
  args: { variant: 'header' },
  render: (args) => (
    <Ground ground={args.ground}>
      <div style={{ maxWidth: 690 }}>
        <CodeAnatomy {...args} />
      </div>
    </Ground>
  ),
};

export const Explained: Story = {
  name: '聚焦时解释',
  ...Header,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    const canvas = within(canvasElement);
    const segment = canvas.getByRole('button', { name: '行业二级节点 118' });
    await expect(segment).toHaveFocus();
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('行业二级节点');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
};

export const ExplainedUnderPointer: Story = {
  name: '悬停时解释',
  ...Header,
  args: { variant: 'header', ground: 'paper' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: /^对象码/ }));
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('对象码：GT 系列 · 2026 年 · 第 000123 台');
  },
};

export const Preview: Story = {
  name: '填写时预览',
  render: () => (
    <Column>
      {['', '88', '88.118', '88.118.001', treadmill].map((typed) => (
        <Ground key={typed}>
          <CodeAnatomy identifier={typed} variant="preview" ground="ink" />
        </Ground>
      ))}
    </Column>
  ),
};

export const LineSize: Story = {
  name: '一行',
  render: () => (
    <Column>
      <Ground ground="paper">
        <CodeAnatomy identifier={treadmill} variant="line" />
      </Ground>
      <Ground>
        <CodeAnatomy identifier={treadmill} variant="line" ground="ink" />
      </Ground>
    </Column>
  ),
};

export const UnknownObject: Story = {
  name: '未查到：对象码没有匹配',
  args: { variant: 'header', ground: 'paper', align: 'center', status: 'unknown', failedSegment: 'objectCode' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(`${treadmill}，没有匹配的对象`)).toBeInTheDocument();
  },
};

export const UnknownEnterprise: Story = {
  name: '未查到：企业前缀没有匹配',
  args: { variant: 'header', ground: 'ink', status: 'unknown', failedSegment: 'enterprisePrefix' },
};

export const UnknownPart: Story = {
  name: '未查到：不知道哪一段',
  args: { variant: 'header', ground: 'paper', align: 'center', status: 'unknown' },
};

export const Highlighted: Story = {
  name: '正在说的一段',
  args: { variant: 'header', ground: 'paper', highlight: 'secondLevelNode' },
};

export const LongCodes: Story = {
  name: '长编码',
  render: () => (
    <Column>
      {(['hero', 'header', 'line'] as const).map((variant) => (
        <Ground key={variant}>
          <CodeAnatomy identifier={longCode} variant={variant} ground="ink" />
        </Ground>
      ))}
      <Ground>
        <CodeAnatomy identifier={`88.118.001/${'A1B2C3D4'.repeat(16)}`} variant="header" ground="ink" />
      </Ground>
    </Column>
  ),
};

export const ShortCode: Story = { name: '短编码', args: { identifier: '88.118.001/A1' } };

export const NotACode: Story = { name: '不是编码', args: { identifier: '商用跑步机', variant: 'header' } };

export const Animated: Story = { name: '逐段画出', args: { animate: true } };

export const EverySegment: Story = {
  name: '未查到：每一段',
  render: () => (
    <Column>
      {segmentNames.map((segment) => (
        <CodeAnatomy key={segment} identifier={treadmill} variant="header" status="unknown" failedSegment={segment} />
      ))}
    </Column>
  ),
};
