import { buildCategoryTree } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PictureIcon, QrCodeIcon, SettingsIcon, SuccessIcon } from '../icons/icons.tsx';
import { CategoryTree } from './CategoryTree.tsx';

const categories = buildCategoryTree([
  { id: '1', name: '标识应用', parentId: '0' },
  { id: '11', name: '赋码', parentId: '1' },
  { id: '111', name: '批量赋码', parentId: '11' },
  { id: '112', name: '标签打印', parentId: '11' },
  { id: '113', name: '激活绑定', parentId: '11' },
  { id: '12', name: '解析', parentId: '1' },
  { id: '13', name: '授权', parentId: '1' },
  { id: '2', name: '生产制造', parentId: '0' },
  { id: '21', name: 'MES', parentId: '2' },
  { id: '22', name: '能耗', parentId: '2' },
  { id: '3', name: '质量管理', parentId: '0' },
  { id: '31', name: '检测', parentId: '3' },
  { id: '32', name: '追溯', parentId: '3' },
  { id: '4', name: '安全环保', parentId: '0' },
]);

const counts = {
  '': 60,
  '1': 18,
  '11': 9,
  '111': 4,
  '112': 3,
  '113': 2,
  '12': 6,
  '13': 3,
  '2': 22,
  '21': 12,
  '22': 10,
};
const icons: Record<string, React.ReactNode> = {
  '1': <QrCodeIcon />,
  '2': <SettingsIcon />,
  '3': <SuccessIcon />,
  '4': <PictureIcon />,
};

const meta = {
  title: 'Navigation/CategoryTree 分类树',
  id: 'components-categorytree',
  component: CategoryTree,
  args: { categories, onValueChange: fn(), onExpandedChange: fn() },
  decorators: [
    (Story) => (
      // As wide as a panel next to a banner, and as wide as the screen of a phone.
      <div style={{ maxWidth: 'max(240px, 800px - 100vw)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Chosen: Story = {
  name: '已选三级分类，上级展开',
  args: { defaultValue: '112', counts },
  play: async ({ canvasElement }) => {
    const tree = within(within(canvasElement).getByRole('navigation', { name: '全部分类' }));
    await expect(tree.getByRole('button', { name: /^标签打印/ })).toHaveAttribute('aria-current', 'true');
    await expect(tree.getByRole('button', { name: '标识应用的下级分类' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Folded: Story = {
  name: '所选在收起的分类里',
  args: { value: '112', expanded: [] },
};

export const Market: Story = {
  name: '图标与说明（应用市场）；手机上为网格',
  args: {
    defaultValue: '1',
    expanded: [],
    icon: ({ id }) => icons[id],
    note: ({ children }) => children.slice(0, 2).map(({ name }) => name),
    narrow: 'grid',
  },
  play: async ({ canvasElement }) => {
    // A word of a note is shown in full or not at all.
    for (const note of canvasElement.querySelectorAll<HTMLElement>('[data-part="note"]')) {
      const room = note.getBoundingClientRect();
      for (const word of note.children) {
        const { top, bottom, right } = word.getBoundingClientRect();
        const isWhole = right <= room.right + 0.5 && bottom <= room.bottom + 0.5;
        await expect(isWhole || top >= room.bottom - 0.5).toBe(true);
      }
    }
  },
};

export const Links: Story = {
  name: '分类有地址',
  args: { href: (id) => `/application/list?category=${id}`, value: '11' },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement);
    await expect(tree.getByRole('link', { name: '赋码' })).toHaveAttribute('aria-current', 'page');
    await expect(tree.getByRole('link', { name: '生产制造' })).toHaveAttribute('href', '/application/list?category=2');
  },
};

export const Pressing: Story = {
  name: '选择并展开',
  play: async ({ args, canvasElement }) => {
    const tree = within(canvasElement);
    await userEvent.click(tree.getByRole('button', { name: '标识应用' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['1']);
    await userEvent.click(tree.getByRole('button', { name: '解析' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
    await userEvent.click(tree.getByRole('button', { name: '标识应用的下级分类' }));
    await expect(tree.queryByRole('button', { name: '解析' })).toBeNull();
    await userEvent.click(tree.getByRole('button', { name: '全部分类' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Keyboard: Story = {
  name: '键盘',
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement);
    const focused = (name: string) => expect(tree.getByRole('button', { name })).toHaveFocus();
    await userEvent.tab();
    await focused('全部分类');
    await userEvent.keyboard('{ArrowDown}');
    await focused('标识应用');
    await userEvent.keyboard('{ArrowRight}');
    await focused('标识应用');
    await userEvent.keyboard('{ArrowRight}');
    await focused('赋码');
    await userEvent.keyboard('{ArrowLeft}');
    await focused('标识应用');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tree.getByRole('button', { name: '标识应用的下级分类' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await focused('安全环保');
    await userEvent.keyboard('{ArrowDown}');
    await focused('安全环保');
    await userEvent.keyboard('{Home}');
    await focused('全部分类');
  },
};

export const Loading: Story = { name: '加载', args: { loading: true, categories: [] } };

export const Nothing: Story = { name: '没有分类', args: { categories: [] } };

export const LongText: Story = {
  name: '长文字',
  args: {
    counts: { '': 12_846, a: 5000 },
    categories: buildCategoryTree([
      { id: 'a', name: '健身器材行业工业互联网标识解析应用与数据服务', parentId: '' },
      { id: 'b', name: '整机与关键部件批量赋码及产线激活绑定', parentId: 'a' },
    ]),
    defaultExpanded: ['a'],
  },
};
