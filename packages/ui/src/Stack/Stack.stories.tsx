import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Column } from '../testing/Ground.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { gaps } from './gap.ts';
import { Stack } from './Stack.tsx';

const machines = ['GT-6 Pro 商用智能跑步机', 'RX-3 风阻划船机', 'SB-2 磁控动感单车'];

const meta = {
  title: 'Foundations/Stack 堆叠',
  id: 'components-stack',
  component: Stack,
  args: { children: machines.map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const gapOf = (element: Element) => Number.parseFloat(getComputedStyle(element).rowGap);

/** The stack around a text of a story. */
function stackAround(canvasElement: HTMLElement, text: string): HTMLElement {
  const stack = within(canvasElement).getByText(text).closest<HTMLElement>('[data-direction]');
  if (stack === null) throw new Error(`No stack around ${text}`);
  return stack;
}

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const stack = stackAround(canvasElement, machines[0] ?? '');
    const [first, second] = [...stack.children].map((part) => part.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
    await expect(first?.width).toBe(stack.clientWidth);
  },
};

export const Row: Story = {
  name: '横排，垂直居中',
  args: {
    direction: 'row',
    gap: 'space-3',
    children: (
      <>
        <Button>登记标识</Button>
        <Button variant="secondary" size="sm">
          批量导入
        </Button>
        <Tag>自研</Tag>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.round(top + height / 2);
    };
    const stack = stackAround(canvasElement, '自研');
    await expect(new Set([...stack.children].map(middle)).size).toBe(1);
  },
};

export const Between: Story = {
  name: '两端对齐',
  args: {
    direction: 'row',
    justify: 'between',
    children: (
      <>
        <strong>标识管理</strong>
        <Button variant="text">查看全部</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const stack = stackAround(canvasElement, '标识管理');
    const whole = stack.getBoundingClientRect();
    await expect(stack.firstElementChild?.getBoundingClientRect().left).toBe(whole.left);
    await expect(stack.lastElementChild?.getBoundingClientRect().right).toBe(whole.right);
  },
};

export const Wrapped: Story = {
  name: '放不下时换行',
  args: {
    as: 'ul',
    direction: 'row',
    wrap: true,
    gap: 'space-2',
    'aria-label': '适用设备',
    children: [
      '跑步机',
      '划船机',
      '动感单车',
      '椭圆机',
      '综合训练器',
      '史密斯架',
      '哑铃凳',
      '登山机',
      '可调配重块',
    ].map((name) => (
      <li key={name}>
        <Tag>{name}</Tag>
      </li>
    )),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '适用设备' });
    const lines = new Set([...list.children].map((part) => part.getBoundingClientRect().top));
    await expect(lines.size).toBeGreaterThan(1);
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const Aligned: Story = {
  name: '横向对齐方式',
  render: () => (
    <Column>
      {(['start', 'center', 'end', 'stretch', 'baseline'] as const).map((align) => (
        <Stack key={align} direction="row" align={align} gap="space-6">
          <Card>{align}</Card>
          <Card padding="lg">运行正常</Card>
          <Card padding="none">待检修</Card>
        </Stack>
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const tops = (align: string) =>
      [...stackAround(canvasElement, align).children].map((part) => Math.round(part.getBoundingClientRect().top));
    await expect(new Set(tops('start')).size).toBe(1);
    await expect(new Set(tops('center')).size).toBeGreaterThan(1);
    const heights = [...stackAround(canvasElement, 'stretch').children].map((part) => part.clientHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Gaps: Story = {
  name: '各级间距',
  render: () => (
    <Column>
      {gaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap}>
          <Tag>{gap}</Tag>
          <Tag tone="info">下一项</Tag>
        </Stack>
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const px = (gap: string) => gapOf(stackAround(canvasElement, gap));
    await expect(px('none')).toBe(0);
    await expect(px('space-3')).toBe(12);
    await expect(px('space-24')).toBe(96);
    await expect(px('layout-gutter')).toBe(24);
    await expect(px('layout-section-y')).toBe(96);
  },
};

export const GapsOnPhone: Story = {
  ...Gaps,
  name: '各级间距：手机上更窄的有两级',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const px = (gap: string) => gapOf(stackAround(canvasElement, gap));
    await expect(px('space-24')).toBe(96);
    await expect(px('layout-gutter')).toBe(16);
    await expect(px('layout-section-y')).toBe(56);
  },
};

export const One: Story = {
  name: '只有一项，或没有',
  render: () => (
    <Stack>
      <Stack gap="space-8">
        <Card>{machines[0]}</Card>
      </Stack>
      <Stack data-none="" gap="space-8" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-none]')?.getBoundingClientRect().height).toBe(0);
  },
};

export const LongWords: Story = {
  name: '很长的词不撑开页面',
  args: {
    children: (
      <Card style={{ overflowWrap: 'anywhere' }}>
        88.118.001/GT-2026-000123-0000000000000000000000000000000000000000000000000000000000000000000000000000000000
      </Card>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const stack = canvasElement.querySelector('[data-direction]');
    await expect(stack?.scrollWidth).toBe(stack?.clientWidth);
  },
};
