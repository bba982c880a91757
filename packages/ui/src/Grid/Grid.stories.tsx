import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Column } from '../testing/Ground.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { Grid } from './Grid.tsx';
import type { ColumnCount } from './gridColumns.ts';

const machines = [
  'GT-6 Pro 商用智能跑步机',
  'RX-3 风阻划船机',
  'SB-2 磁控动感单车',
  'EL-5 椭圆机',
  'CM-8 综合训练器',
  'SM-1 史密斯架',
];

const cards = (names: readonly string[]) => names.map((name) => <Card key={name}>{name}</Card>);

const meta = {
  title: 'Foundations/Grid 栅格',
  id: 'components-grid',
  component: Grid,
  args: { columns: 3, children: cards(machines), as: 'section', 'aria-label': '在售设备' },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of columns that a grid is laid out in. */
function columnsOf(grid: Element): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

const grid = (canvasElement: HTMLElement, name = '在售设备') => within(canvasElement).getByRole('region', { name });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    await expect(columnsOf(grid(canvasElement))).toBe(3);
    await expect(getComputedStyle(grid(canvasElement)).columnGap).toBe('24px');
  },
};

export const Counts: Story = {
  name: '一到六栏；手机上一栏',
  render: () => (
    <Column>
      {([1, 2, 3, 4, 5, 6] as const satisfies readonly ColumnCount[]).map((count) => (
        <Grid key={count} columns={count} gap="space-3" as="section" aria-label={`${count} 栏`}>
          {cards(machines.slice(0, count))}
        </Grid>
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      await expect(columnsOf(grid(canvasElement, `${count} 栏`))).toBe(count);
    }
  },
};

export const ByWidth: Story = {
  name: '每种宽度的栏数：手机上两栏',
  args: { columns: { desktop: 4, tablet: 3, mobile: 2 } },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(grid(canvasElement))).toBe(4);
  },
};

export const MinWidth: Story = {
  name: '按最小宽度：能放几栏放几栏',
  args: { minWidth: 240 },
  play: async ({ canvasElement }) => {
    const place = grid(canvasElement);
    const widths = [...place.children].map((cell) => cell.getBoundingClientRect().width);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(240);
    await expect(new Set(widths.map(Math.round)).size).toBe(1);
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};

export const Few: Story = {
  name: '比栏数少：占满，或保持宽度',
  render: () => (
    <Column>
      <Grid minWidth={240} as="section" aria-label="占满">
        {cards(machines.slice(0, 1))}
      </Grid>
      <Grid minWidth={240} fit="keep" as="section" aria-label="保持宽度">
        {cards(machines.slice(0, 1))}
      </Grid>
    </Column>
  ),
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const cellWidth = (name: string) => grid(canvasElement, name).firstElementChild?.clientWidth ?? 0;
    await expect(cellWidth('保持宽度')).toBeLessThan(cellWidth('占满') / 2);
  },
};

export const OnPhone: Story = {
  name: '手机上一栏，或指定的栏数',
  parameters: phone,
  globals: onPhone,
  render: () => (
    <Column>
      <Grid columns={3} as="section" aria-label="三栏">
        {cards(machines.slice(0, 3))}
      </Grid>
      <Grid columns={{ desktop: 4, mobile: 2 }} as="section" aria-label="手机上两栏">
        {cards(machines.slice(0, 4))}
      </Grid>
      <Grid minWidth={240} as="section" aria-label="占满">
        {cards(machines.slice(0, 1))}
      </Grid>
      <Grid minWidth={240} fit="keep" as="section" aria-label="保持宽度">
        {cards(machines.slice(0, 1))}
      </Grid>
    </Column>
  ),
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    await expect(columnsOf(grid(canvasElement, '三栏'))).toBe(1);
    await expect(getComputedStyle(grid(canvasElement, '三栏')).columnGap).toBe('16px');
    await expect(columnsOf(grid(canvasElement, '手机上两栏'))).toBe(2);
    const cellWidth = (name: string) => grid(canvasElement, name).firstElementChild?.clientWidth;
    await expect(cellWidth('保持宽度')).toBe(cellWidth('占满'));
  },
};

export const NarrowPlace: Story = {
  name: '比最小宽度还窄的地方不溢出',
  args: { minWidth: 480 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = grid(canvasElement);
    await expect(columnsOf(place)).toBe(1);
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};

export const Wide: Story = {
  name: '占一整行的单元格',
  args: {
    columns: 3,
    children: [
      <Card key="notice" data-wide="">
        本月新增 1,204 台设备登记标识，较上月增长 12%。
      </Card>,
      ...cards(machines.slice(0, 3)),
    ],
  },
  play: async ({ canvasElement }) => {
    const place = grid(canvasElement);
    await expect(place.firstElementChild?.getBoundingClientRect().width).toBe(place.clientWidth);
  },
};

export const Aligned: Story = {
  name: '不等高的单元格：同高，或靠上',
  render: () => (
    <Column>
      {(['stretch', 'start'] as const).map((align) => (
        <Grid key={align} columns={{ desktop: 4, mobile: 2 }} align={align} as="section" aria-label={align}>
          <Card>运行正常</Card>
          <Card>跑带张力低于出厂值的 80%，建议在本周内安排检修，并在检修后重新登记一次运行数据。</Card>
        </Grid>
      ))}
    </Column>
  ),
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const heights = (name: string) => [...grid(canvasElement, name).children].map((cell) => cell.clientHeight);
    await expect(new Set(heights('stretch')).size).toBe(1);
    await expect(new Set(heights('start')).size).toBe(2);
  },
};

export const List: Story = {
  name: '作为列表；没有内容时不占地方',
  render: () => (
    <>
      <Grid as="ul" columns={2} aria-label="在售设备">
        {machines.slice(0, 2).map((name) => (
          <Card as="li" key={name}>
            {name}
          </Card>
        ))}
      </Grid>
      <Grid data-none="" columns={4} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '在售设备' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-none]')?.getBoundingClientRect().height).toBe(0);
  },
};
