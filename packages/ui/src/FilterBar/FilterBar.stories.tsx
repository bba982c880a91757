import { appSources, buildCategoryTree, type Category } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ChevronDownIcon, SortIcon } from '../icons/icons.tsx';
import { Ground } from '../testing/Ground.tsx';
import { FilterBar, type FilterBarProps, type FilterGroup, type FilterValue } from './FilterBar.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSummary } from './FilterSummary.tsx';

const names = ['标识应用', '生产制造', '质量管理', '设备资产', '仓储物流', '售后服务', '经营分析', '安全环保'];
const second = ['赋码', '解析', '授权', '数据模板', '节点服务'];
const third = ['批量赋码', '标签打印', '激活绑定', '补码服务'];
const tree = buildCategoryTree([
  ...names.map((name, index) => ({ id: `${index + 1}`, name, parentId: '0' })),
  ...second.map((name, index) => ({ id: `1-${index + 1}`, name, parentId: '1' })),
  ...third.map((name, index) => ({ id: `1-1-${index + 1}`, name, parentId: '1-1' })),
]);

const toOptions = (categories: readonly Category[]) => categories.map(({ id, name }) => ({ value: id, label: name }));

/** The filters of the app market: a level is offered once one above it is selected. */
function marketGroups(value: FilterValue): FilterGroup[] {
  const first = tree.find(({ id }) => id === value.level1?.[0])?.children ?? [];
  const below = first.find(({ id }) => id === value.level2?.[0])?.children ?? [];
  const levels: FilterGroup[] = [
    { key: 'level1', label: '一级分类', options: toOptions(tree), clears: ['level2', 'level3'] },
    { key: 'level2', label: '二级分类', options: toOptions(first), clears: ['level3'] },
    { key: 'level3', label: '三级分类', options: toOptions(below) },
  ];
  const sources = (['own', 'partner'] as const).map((source) => ({ value: source, label: appSources[source] }));
  return [
    ...levels.filter(({ options }) => options.length > 0),
    { key: 'source', label: '应用来源', options: sources },
  ];
}

const tools = (
  <>
    <Button variant="text" flush iconAfter={<ChevronDownIcon size={16} />}>
      上架时间
    </Button>
    <Button variant="text" flush iconAfter={<SortIcon size={16} />}>
      价格
    </Button>
  </>
);

const meta = {
  title: 'Patterns/FilterBar 筛选栏',
  id: 'components-filterbar',
  component: FilterBar,
  args: {
    groups: marketGroups,
    defaultValue: { level1: ['1'] },
    onValueChange: fn(),
    onDraftChange: fn(),
    total: 18,
    totalText: (total: number) => `共 ${total} 个应用`,
    applyText: (total: number | undefined) => (total === undefined ? '查看应用' : `查看 ${total} 个应用`),
    sheetTitle: '筛选应用',
    tools,
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof FilterBar>;

export const Playground: Story = { name: '自由尝试' };

export const Unlimited: Story = { name: '没有选择', args: { defaultValue: {}, tools: undefined } };

export const AllLevels: Story = {
  name: '各级都有选择',
  args: { defaultValue: { level1: ['1'], level2: ['1-1'], level3: ['1-1-2'], source: ['own'] } },
};

export const Choosing: Story = {
  name: '选择上级，下级清除；选择逐项移除，焦点不丢',
  args: { defaultValue: { level1: ['1'], level2: ['1-1'], level3: ['1-1-2'] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = within(canvas.getByRole('list', { name: '一级分类' }));
    await expect(first.getByRole('button', { name: '标识应用' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(
      within(canvas.getByRole('list', { name: '应用来源' })).getByRole('button', { name: '自研应用' }),
    );
    await userEvent.click(first.getByRole('button', { name: '生产制造' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ level1: ['2'], source: ['own'] });
    await expect(canvas.queryByRole('list', { name: '二级分类' })).toBeNull();

    const chosen = within(canvas.getByRole('list', { name: '已选条件' }));
    await userEvent.click(chosen.getByRole('button', { name: '移除 生产制造' }));
    await expect(chosen.getByRole('button', { name: '移除 自研应用' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(canvas.getByRole('status')).toHaveFocus();
    canvas.getByRole('status').blur();
  },
};

export const Clearing: Story = {
  name: '清除筛选',
  args: { defaultValue: { level1: ['1'], source: ['partner'] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(canvas.queryByRole('list', { name: '已选条件' })).toBeNull();
    canvas.getByRole('status').blur();
  },
};

const kinds = [
  '跑步机',
  '力量架',
  '动感单车',
  '划船机',
  '椭圆机',
  '哑铃',
  '杠铃',
  '壶铃',
  '楼梯机',
  '臂力器',
  '健腹轮',
  '瑜伽垫',
];
const manyGroups: FilterGroup[] = [
  {
    key: 'kind',
    label: '适用器材',
    multiple: true,
    options: Array.from({ length: 48 }, (_, index) => ({
      value: `${index}`,
      label: `${kinds[index % kinds.length]} ${Math.floor(index / kinds.length) + 1} 型`,
      disabled: index === 2,
    })),
  },
  { key: 'source', label: '应用来源', options: [{ value: 'own', label: '自研应用' }] },
];

export const Folding: Story = {
  name: '多选，选项过多时收起',
  args: { groups: manyGroups, defaultValue: { kind: ['0', '4', '40'] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const unfold = await canvas.findByRole('button', { name: '展开适用器材的全部选项' });
    const list = within(canvas.getByRole('list', { name: '适用器材' }));
    // How many fit depends on the loaded font.
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await waitFor(() => expect(list.getAllByRole('button').length).toBeLessThan(49));
    const shown = list.getAllByRole('button').length;
    await userEvent.click(unfold);
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(49));
    await userEvent.click(list.getByRole('button', { name: '哑铃 4 型' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ kind: ['0', '4', '40', '41'] });
    const fold = canvas.getByRole('button', { name: '收起适用器材的选项' });
    await userEvent.click(fold);
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(shown));
    fold.blur();
  },
};

export const Unfolded: Story = {
  name: '已展开',
  args: { groups: manyGroups, defaultValue: {} },
  play: async ({ canvasElement }) => {
    const unfold = await within(canvasElement).findByRole('button', { name: '展开适用器材的全部选项' });
    await userEvent.click(unfold);
    unfold.blur();
  },
};

export const Links: Story = {
  name: '选项有地址',
  args: {
    href: (value) =>
      `/application/list?${new URLSearchParams(Object.entries(value).map(([key, [first]]) => [key, first ?? '']))}`,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = within(canvas.getByRole('list', { name: '一级分类' })).getByRole('link', { name: '质量管理' });
    await expect(link).toHaveAttribute('href', '/application/list?level1=3');
    await userEvent.click(link);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ level1: ['3'] });
    await expect(link).toHaveAttribute('aria-current', 'true');
    link.blur();
  },
};

const counted = (value: FilterValue): FilterGroup[] => [
  ...marketGroups(value).map((group) => ({
    ...group,
    options: group.options.map((option, index) => ({ ...option, count: Math.max(0, 1_204 - 301 * index) })),
  })),
  { key: 'name', label: '搜索', unlisted: true, options: [{ value: '跑步机', label: '“跑步机”' }] },
];

export const Counts: Story = {
  name: '选项带数量，搜索词可移除',
  args: { groups: counted, defaultValue: { source: ['own'], name: ['跑步机'] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = within(canvas.getByRole('list', { name: '一级分类' }));
    await expect(first.getByRole('button', { name: '标识应用，1,204 个结果' })).toBeEnabled();
    await expect(first.getByRole('button', { name: '仓储物流，0 个结果' })).toBeEnabled();
    await expect(canvas.queryByRole('list', { name: '搜索' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '移除 “跑步机”' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ source: ['own'] });
    canvas.getByRole('status').blur();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

function Counted(props: FilterBarProps) {
  const [draft, setDraft] = useState<FilterValue | null>(null);
  const left = draft === null ? undefined : Math.max(1, 20 - 9 * Object.keys(draft).length);
  return (
    <FilterBar
      {...props}
      draftTotal={left}
      onDraftChange={(next) => {
        props.onDraftChange?.(next);
        setDraft(next);
      }}
    />
  );
}

export const Sheet: Story = {
  name: '手机上的筛选页',
  args: { sheetOnly: true, defaultValue: { level1: ['1'], level2: ['1-1'] } },
  render: (args) => <Counted {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '筛选，已选 2 项' }));
    const sheet = within(screen.getByRole('dialog', { name: '筛选应用' }));
    await userEvent.click(sheet.getByRole('button', { name: '自研应用' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ level1: ['1'], level2: ['1-1'], source: ['own'] });
    await expect(sheet.getByRole('button', { name: '查看 1 个应用' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const SheetApplied: Story = {
  name: '应用或放弃筛选页里的选择',
  args: { sheetOnly: true },
  render: (args) => <Counted {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '筛选，已选 1 项' });
    await userEvent.click(opener);
    const sheet = () => within(screen.getByRole('dialog', { name: '筛选应用' }));
    await userEvent.click(sheet().getByRole('button', { name: '生产制造' }));
    // Closing discards the draft.
    await userEvent.click(sheet().getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(null);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await userEvent.click(sheet().getByRole('button', { name: '重置' }));
    await userEvent.click(sheet().getByRole('button', { name: '生态伙伴' }));
    await userEvent.click(sheet().getByRole('button', { name: '查看 11 个应用' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ source: ['partner'] });
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

export const OnPaper: Story = {
  name: '只有选项卡（手机上不显示）',
  render: ({ groups }) => (
    <Ground ground="paper">
      <FilterPanel groups={groups} defaultValue={{ level1: ['1'] }} />
    </Ground>
  ),
};

export const SummaryAlone: Story = {
  name: '只有结果行，放在自己的底色上',
  render: ({ groups, totalText, applyText }) => (
    <Ground ground="paper">
      <FilterSummary {...{ groups, totalText, applyText }} defaultValue={{ level1: ['1'] }} total={18} sheetOnly />
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('共 18 个应用')).toBeVisible();
  },
};
