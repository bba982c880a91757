import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PlaceIcon, ShopIcon, TrashIcon } from '../icons/icons.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Column } from '../testing/Ground.tsx';
import { Tree, type TreeNode } from './Tree.tsx';

const shops: readonly TreeNode[] = [
  {
    id: 'people',
    label: '人民路店',
    icon: <ShopIcon size={18} />,
    count: 38,
    children: [
      { id: 'cardio', label: '一层 有氧区', count: 14 },
      { id: 'power', label: '一层 力量区', count: 13 },
      { id: 'bike', label: '二层 单车房', count: 9, children: [{ id: 'bike-a', label: '动感单车 A 组', count: 5 }] },
      { id: 'class', label: '二层 团课教室', count: 2 },
    ],
  },
  {
    id: 'tianqu',
    label: '天衢店',
    icon: <ShopIcon size={18} />,
    count: 31,
    children: [
      { id: 'hall', label: '一层 大厅', count: 12 },
      { id: 'gate', label: '一层 有氧区', count: 19 },
    ],
  },
  {
    id: 'campus',
    label: '大学东路店',
    icon: <ShopIcon size={18} />,
    note: '装修停业',
    count: 17,
    disabled: true,
    children: [{ id: 'pool', label: '游泳馆', count: 17 }],
  },
  { id: 'gone', label: '已报废', icon: <TrashIcon size={18} />, count: 5 },
];

const meta = {
  title: 'Data display/Tree 树',
  id: 'components-tree',
  component: Tree,
  args: {
    nodes: shops,
    label: '门店与区域',
    onSelectedChange: fn(),
    onCheckedChange: fn(),
    onExpandedChange: fn(),
  },
  decorators: [
    (Story) => (
      // As wide as a panel next to a list, and as wide as the screen of a phone.
      <div style={{ maxWidth: 'max(280px, 800px - 100vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

const treeIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('tree', { name: '门店与区域' });
const item = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('treeitem', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name });
const labels = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('treeitem')
    .map((row) => row.querySelector('[data-part="label"]')?.textContent ?? row.textContent);
const foldOf = (row: HTMLElement) => {
  const found = row.querySelector('[data-part="fold"]');
  if (found === null) throw new Error('what expands the node');
  return found;
};
const activeIn = (canvasElement: HTMLElement) =>
  document.getElementById(treeIn(canvasElement).getAttribute('aria-activedescendant') ?? '');
const isAt = (canvasElement: HTMLElement, name: string) =>
  expect(activeIn(canvasElement)?.querySelector('[data-part="label"]')).toHaveTextContent(name);
function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(foldOf(item(canvasElement, '人民路店')));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['people']);
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await userEvent.click(item(canvasElement, '一层 力量区'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['power']);
    await expect(item(canvasElement, '一层 力量区')).toHaveAttribute('aria-selected', 'true');
    await expect(item(canvasElement, '人民路店')).toHaveAttribute('aria-selected', 'false');
    rest();
  },
};

export const Selected: Story = {
  name: '已选，上级展开',
  args: { defaultSelected: ['bike-a'] },
  play: async ({ canvasElement }) => {
    await expect(item(canvasElement, '人民路店')).toHaveAttribute('aria-expanded', 'true');
    await expect(item(canvasElement, '动感单车')).toHaveAttribute('aria-level', '3');
    await expect(item(canvasElement, '二层 团课教室')).toHaveAttribute('aria-posinset', '4');
    await expect(item(canvasElement, '二层 团课教室')).toHaveAttribute('aria-setsize', '4');
  },
};

export const Keyboard: Story = {
  name: '键盘',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(treeIn(canvasElement)).toHaveFocus();
    await isAt(canvasElement, '人民路店');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await isAt(canvasElement, '人民路店');
    await userEvent.keyboard('{ArrowRight}');
    await isAt(canvasElement, '一层 有氧区');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await isAt(canvasElement, '二层 单车房');
    await userEvent.keyboard('{ArrowLeft}');
    await isAt(canvasElement, '人民路店');
    await userEvent.keyboard('{End}');
    await isAt(canvasElement, '已报废');
    await userEvent.keyboard('{ArrowDown}{Home}');
    await isAt(canvasElement, '人民路店');
    // All siblings that can be.
    await userEvent.keyboard('*');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['people', 'tianqu', 'campus']);
    // A disabled node can be reached and expanded, but not selected.
    await userEvent.keyboard('大');
    await isAt(canvasElement, '大学东路店');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['gate']);
    // Collapsing a node brings the keyboard back to it.
    await userEvent.click(foldOf(item(canvasElement, '天衢店')));
    await isAt(canvasElement, '天衢店');
    await userEvent.keyboard('{ArrowUp}');
    await isAt(canvasElement, '二层 团课教室');
  },
};

export const TypeAhead: Story = {
  name: '键入字母查找',
  args: {
    nodes: ['GT-6 跑步机', 'EL-3 椭圆机', 'GT-8 跑步机', 'SB-8 动感单车'].map((label) => ({ id: label, label })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('g');
    await isAt(canvasElement, 'GT-8');
    await userEvent.keyboard('g');
    await isAt(canvasElement, 'GT-6');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.keyboard('gt-8 ');
    await isAt(canvasElement, 'GT-8');
    rest();
  },
};

export const RightToLeft: Story = {
  name: '从右到左',
  args: { defaultSelected: ['bike-a'] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await isAt(canvasElement, '动感单车');
    await userEvent.keyboard('{ArrowRight}');
    await isAt(canvasElement, '二层 单车房');
    await userEvent.keyboard('{ArrowLeft}');
    await isAt(canvasElement, '动感单车');
    rest();
  },
};

export const Multiple: Story = {
  name: '多选',
  args: { selection: 'multiple', defaultExpanded: ['people', 'tianqu'], defaultSelected: ['power'] },
  play: async ({ args, canvasElement }) => {
    // Holds keys down from one call to the next.
    const user = userEvent.setup();
    await expect(treeIn(canvasElement)).toHaveAttribute('aria-multiselectable', 'true');
    await user.click(item(canvasElement, '二层 团课教室'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['power', 'class']);
    await user.keyboard('{Shift>}');
    await user.click(item(canvasElement, /^一层 大厅/));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['power', 'class', 'tianqu', 'hall']);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['power', 'class', 'tianqu', 'hall', 'gate']);
    await user.keyboard('{Control>}a{/Control}');
    const [all] = (args.onSelectedChange as ReturnType<typeof fn>).mock.lastCall as [string[]];
    await expect(all).not.toContain('campus');
    await expect(all).toContain('gone');
    await user.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await user.keyboard('{Control>}{Shift>}{Home}{/Shift}{/Control}');
    await expect(activeIn(canvasElement)).toHaveTextContent('人民路店');
    await user.keyboard('{End} ');
    await expect(item(canvasElement, '已报废')).toHaveAttribute('aria-selected', 'true');
    rest();
  },
};

export const Checkboxes: Story = {
  name: '复选框，上级为部分选中',
  args: { selection: 'checkbox', defaultExpanded: ['people', 'campus'], defaultChecked: ['cardio', 'tianqu', 'pool'] },
  play: async ({ args, canvasElement }) => {
    await expect(item(canvasElement, '人民路店')).toHaveAttribute('aria-checked', 'mixed');
    await expect(item(canvasElement, '天衢店')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(item(canvasElement, '人民路店'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith([
      'people',
      'cardio',
      'power',
      'bike',
      'bike-a',
      'class',
      'tianqu',
      'hall',
      'gate',
      'campus',
      'pool',
    ]);
    await userEvent.keyboard('{ArrowDown} ');
    await expect(item(canvasElement, '一层 有氧区')).toHaveAttribute('aria-checked', 'false');
    await expect(item(canvasElement, '人民路店')).toHaveAttribute('aria-checked', 'mixed');
    // Below a disabled node nothing changes.
    const calls = (args.onCheckedChange as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.click(item(canvasElement, '游泳馆'));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(calls);
    rest();
  },
};

const nodesOfPlatform: readonly TreeNode[] = [
  { id: '88.118', label: '健身器材行业二级节点', lazy: true, count: 1206 },
  { id: '88.100', label: '装备制造行业二级节点', lazy: true },
  { id: '88.190', label: '电子元器件行业二级节点', lazy: true },
];
const below: Readonly<Record<string, readonly TreeNode[]>> = {
  '88.118': [
    { id: '88.118.001', label: '山东泰岳健身科技有限公司', lazy: true },
    { id: '88.118.014', label: '宁津力恒健身器材厂' },
  ],
  '88.118.001': [],
};

/** Fails once for a node that is not in the table. */
function loadsBelow() {
  const asked = new Map<string, number>();
  return async (id: string): Promise<readonly TreeNode[]> => {
    asked.set(id, (asked.get(id) ?? 0) + 1);
    const known = below[id];
    if (known !== undefined) return known;
    if (asked.get(id) === 1) throw new TypeError('Failed to fetch');
    return [{ id: `${id}.001`, label: '德州宏泰运动器材有限公司' }];
  };
}

export const Lazy: Story = {
  name: '按需加载，失败后重试',
  args: { nodes: nodesOfPlatform, loadChildren: fn(loadsBelow()) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item(canvasElement, '山东泰岳')).toBeVisible());
    await expect(canvas.getByText('健身器材行业二级节点已加载，下级 2 项')).toBeInTheDocument();
    // What was loaded may have more below, or nothing.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByRole('treeitem', { name: '没有下级' })).toHaveAttribute('aria-level', '3');
    await userEvent.click(foldOf(item(canvasElement, '装备制造')));
    const failed = await canvas.findByRole('treeitem', { name: /加载失败/ });
    await expect(canvas.getByText('装备制造行业二级节点的下级加载失败')).toBeInTheDocument();
    await userEvent.click(failed);
    await waitFor(() => expect(item(canvasElement, '德州宏泰')).toBeVisible());
    // Collapsed and expanded again, nothing is loaded twice.
    await userEvent.click(foldOf(item(canvasElement, '健身器材')));
    await userEvent.click(foldOf(item(canvasElement, '健身器材')));
    await expect(args.loadChildren).toHaveBeenCalledTimes(4);
    rest();
  },
};

export const LazyStates: Story = {
  name: '加载中、加载失败',
  args: {
    nodes: nodesOfPlatform,
    defaultExpanded: ['88.118', '88.190'],
    defaultSelected: ['88.100'],
    loadChildren: (id) => (id === '88.118' ? new Promise<never>(() => undefined) : Promise.reject(new Error('502'))),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('treeitem', { name: /加载失败/ })).toBeVisible();
    await expect(item(canvasElement, '健身器材')).toHaveAttribute('aria-busy', 'true');
    await expect(item(canvasElement, '正在加载')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LazyChecked: Story = {
  name: '按需加载与复选框：已选上级的下级也已选',
  args: {
    nodes: nodesOfPlatform,
    selection: 'checkbox',
    defaultChecked: ['88.118'],
    loadChildren: loadsBelow(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(foldOf(item(canvasElement, '健身器材')));
    await waitFor(() => expect(item(canvasElement, '宁津力恒')).toHaveAttribute('aria-checked', 'true'));
    await userEvent.click(item(canvasElement, '宁津力恒'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(['88.118.001']);
    await expect(item(canvasElement, '健身器材')).toHaveAttribute('aria-checked', 'mixed');
    rest();
  },
};

function Searchable() {
  const [search, setSearch] = useState('有氧');
  return (
    <Column>
      <TextField label="查找区域" value={search} onValueChange={setSearch} />
      <Tree label="门店与区域" nodes={shops} search={search} selection="checkbox" defaultExpanded={['tianqu']} />
    </Column>
  );
}

export const Search: Story = {
  name: '查找',
  render: () => <Searchable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '查找区域' });
    await expect(labels(canvasElement)).toEqual(['人民路店', '一层 有氧区', '天衢店', '一层 有氧区']);
    await expect(canvas.getByText('找到 2 项')).toBeInTheDocument();
    await expect(item(canvasElement, '人民路店').nextElementSibling?.querySelector('mark')).toHaveTextContent('有氧');
    // What is hidden is not checked along.
    await userEvent.click(item(canvasElement, '人民路店'));
    await expect(item(canvasElement, '人民路店')).toHaveAttribute('aria-checked', 'mixed');
    // What the search opened can be collapsed.
    await userEvent.click(foldOf(item(canvasElement, '人民路店')));
    await expect(labels(canvasElement)).toEqual(['人民路店', '天衢店', '一层 有氧区']);
    await userEvent.clear(field);
    await expect(labels(canvasElement)).toEqual([
      '人民路店',
      '天衢店',
      '一层 大厅',
      '一层 有氧区',
      '大学东路店',
      '已报废',
    ]);
    await userEvent.type(field, '区');
    await expect(labels(canvasElement)).toContain('一层 力量区');
    rest();
  },
};

export const NoMatch: Story = { name: '没有匹配', args: { search: '游泳池' } };

export const Controlled: Story = {
  name: '受控',
  args: { expanded: ['people'], selected: ['cardio'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(item(canvasElement, '二层 团课教室'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['class']);
    await expect(item(canvasElement, '一层 有氧区')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(foldOf(item(canvasElement, '人民路店')));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
    await expect(item(canvasElement, '一层 有氧区')).toBeVisible();
    rest();
  },
};

export const Plain: Story = {
  name: '只展开，不选择',
  args: { selection: 'none' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(item(canvasElement, '人民路店'));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['people']);
    await expect(item(canvasElement, '人民路店')).not.toHaveAttribute('aria-selected');
    rest();
  },
};

const plant: readonly TreeNode[] = Array.from({ length: 50 }, (_, line) => ({
  id: `line-${line}`,
  label: `产线 ${String(line + 1).padStart(2, '0')}`,
  icon: <PlaceIcon size={18} />,
  count: 99,
  children: Array.from({ length: 99 }, (_ignored, place) => ({
    id: `line-${line}-${place}`,
    label: `工位 ${String(line + 1).padStart(2, '0')}-${String(place + 1).padStart(2, '0')}`,
  })),
}));

export const Many: Story = {
  name: '5,000 行',
  args: {
    nodes: plant,
    label: '门店与区域',
    defaultExpanded: plant.map(({ id }) => id),
    defaultSelected: ['line-20-50'],
    maxHeight: 360,
  },
  play: async ({ args, canvasElement }) => {
    const tree = treeIn(canvasElement);
    const rows = () => within(tree).getAllByRole('treeitem');
    const inSight = (row: Element | null) => {
      const [own, room] = [row?.getBoundingClientRect(), tree.getBoundingClientRect()];
      return own !== undefined && own.top >= room.top - 1 && own.bottom <= room.bottom + 1;
    };
    await expect(rows().length).toBeLessThan(60);
    await expect(inSight(item(canvasElement, '工位 21-51'))).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await isAt(canvasElement, '工位 50-99');
    await expect(inSight(activeIn(canvasElement))).toBe(true);
    await expect(activeIn(canvasElement)).toHaveAttribute('aria-posinset', '99');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await isAt(canvasElement, '产线 50');
    await expect(tree.scrollHeight).toBeLessThan(5000 * 36);
    await userEvent.keyboard('{Home}');
    await expect(inSight(activeIn(canvasElement))).toBe(true);
    tree.scrollTop = 36 * 1000;
    await userEvent.click(await within(tree).findByRole('treeitem', { name: '工位 11-01' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['line-10-0']);
    await expect(rows().length).toBeLessThan(60);
    rest();
  },
};

export const LongTexts: Story = {
  name: '长文字与很深的层级',
  args: {
    defaultExpanded: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    defaultSelected: ['c'],
    nodes: [
      {
        id: 'a',
        label: '健身器材行业工业互联网标识解析应用与数据服务平台（山东 · 宁津）',
        count: 12_846,
        note: '变慢',
        children: [
          {
            id: 'b',
            label: 'GT-2026-000123-Firmware-Attestation-Certificate-Chain',
            children: ['c', 'd', 'e', 'f', 'g', 'h'].reduceRight<TreeNode[]>(
              (children, id) => [{ id, label: `第 ${id.charCodeAt(0) - 96} 层 跑台总成`, children, count: 3 }],
              [{ id: 'i', label: '驱动电机', count: 1 }],
            ),
          },
        ],
      },
      { id: 'z', label: '其余' },
    ],
  },
};

export const Loading: Story = {
  name: '加载',
  args: { loading: true, nodes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('加载中')).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('tree')).toBeNull();
  },
};

export const Empty: Story = { name: '没有数据', args: { nodes: [] } };

function Changing() {
  const [nodes, setNodes] = useState(shops);
  return (
    <Column>
      <Tree label="门店与区域" nodes={nodes} defaultSelected={['cardio']} />
      <Button variant="secondary" onClick={() => setNodes((before) => before.slice(1))}>
        移除第一家门店
      </Button>
    </Column>
  );
}

export const Removed: Story = {
  name: '节点从外部移除',
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    await userEvent.click(item(canvasElement, '二层 团课教室'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '移除第一家门店' }));
    await waitFor(() => expect(labels(canvasElement)).toEqual(['天衢店', '大学东路店', '已报废']));
    treeIn(canvasElement).focus();
    await isAt(canvasElement, '天衢店');
    await userEvent.keyboard('{ArrowDown}');
    await isAt(canvasElement, '大学东路店');
    rest();
  },
};
