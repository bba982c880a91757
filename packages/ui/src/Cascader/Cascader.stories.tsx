import { type LevelRequest, rootCode } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Cascader, type CascaderOption } from './Cascader.tsx';

const areas: Record<string, CascaderOption[]> = {
  [rootCode]: [
    { code: '130000', name: '河北省' },
    { code: '370000', name: '山东省' },
    { code: '320000', name: '江苏省' },
    { code: '330000', name: '浙江省' },
  ],
  '370000': [
    { code: '370100', name: '济南市' },
    { code: '371400', name: '德州市' },
    { code: '371500', name: '聊城市' },
  ],
  '371400': [
    { code: '371403', name: '陵城区' },
    { code: '371422', name: '宁津县' },
    { code: '371423', name: '庆云县' },
  ],
  '371500': [],
};
const load = async ({ parentCode }: LevelRequest): Promise<readonly CascaderOption[]> => areas[parentCode] ?? [];
const ningjin = ['370000', '371400', '371422'];

const meta = {
  title: 'Inputs/Cascader 级联选择',
  id: 'components-cascader',
  component: Cascader,
  args: { label: '所在地区', load, levelNames: ['省', '市', '区县'], onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 584, minHeight: 440, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: '所在地区' });
const option = (name: string) => screen.findByRole('option', { name });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    for (const name of ['山东省', '德州市', '宁津县']) await userEvent.click(await option(name));
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, ['370000']);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, ['370000', '371400']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(ningjin);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(box(canvasElement)).toHaveFocus();
    await expect(box(canvasElement)).toHaveTextContent('山东省 / 德州市 / 宁津县');
    box(canvasElement).blur();
  },
};

export const Chosen: Story = {
  name: '已选，名称随后读取',
  args: { defaultValue: ningjin },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(box(canvasElement)).toHaveTextContent('山东省 / 德州市 / 宁津县'));
  },
};

export const Open: Story = {
  name: '展开',
  args: { defaultValue: ningjin },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await expect(await option('宁津县')).toHaveAttribute('aria-selected', 'true');
    await waitFor(async () => expect(await option('宁津县')).toHaveFocus());
  },
};

export const HigherLevelClearsLower: Story = {
  name: '改变上级，下级清空',
  args: { defaultValue: ningjin },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(box(canvasElement)).toHaveTextContent('宁津县'));
    box(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await option('宁津县')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['370000', '371500']);
    await expect(box(canvasElement)).toHaveTextContent('山东省 / 聊城市');
    await expect(await screen.findByText('暂无数据')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(box(canvasElement)).toHaveFocus();
    box(canvasElement).blur();
  },
};

export const Search: Story = {
  name: '搜索',
  args: { defaultValue: ningjin },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(box(canvasElement)).toHaveTextContent('宁津县'));
    await userEvent.click(box(canvasElement));
    const field = await screen.findByRole('textbox', { name: '搜索所在地区' });
    await userEvent.type(field, '庆云');
    await screen.findByRole('option', { name: '山东省 / 德州市 / 庆云县' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['370000', '371400', '371423']));
    await userEvent.click(box(canvasElement));
    const again = await screen.findByRole('textbox', { name: '搜索所在地区' });
    await userEvent.type(again, '寧津縣');
    await expect(await screen.findByRole('option', { name: '山东省 / 德州市 / 宁津县' })).toBeVisible();
    await userEvent.clear(again);
    await userEvent.type(again, '苏州');
    await waitFor(() => expect(screen.getAllByText('已展开的级别中没有，请先选择上一级')[0]).toBeVisible());
    await userEvent.clear(again);
    await userEvent.type(again, '县');
    await expect(await screen.findByRole('option', { name: '山东省 / 德州市 / 宁津县' })).toBeVisible();
  },
};

export const SearchFindsNothing: Story = {
  name: '搜索没有结果',
  args: { find: async () => [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.type(await screen.findByRole('textbox', { name: '搜索所在地区' }), '月球');
    await waitFor(() => expect(screen.getAllByText('没有符合的选项')[0]).toBeVisible());
  },
};

export const Cleared: Story = {
  name: '清除',
  args: { defaultValue: ningjin },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: '清除' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(box(canvasElement)).toHaveTextContent('请选择');
    box(canvasElement).blur();
  },
};

export const Loading: Story = {
  name: '正在加载',
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
  },
};

export const LoadFailed: Story = {
  name: '加载失败，重试后成功',
  args: { load: fn() },
  beforeEach: ({ args }) => {
    let calls = 0;
    args.load = async (request) => {
      calls += 1;
      if (calls === 1) throw new Error('offline');
      return load(request);
    };
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: '加载失败，点击重试' }));
    await expect(await option('山东省')).toBeVisible();
  },
};

export const Failed: Story = { name: '错误', args: { required: true, error: '请选择所在地区' } };

export const Disabled: Story = { name: '禁用', args: { disabled: true } };
