import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Column } from '../testing/Ground.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const companies: readonly ComboboxOption[] = [
  { value: '001', label: '山东泰岳健身器材有限公司', description: '88.118.001', group: '整机厂' },
  { value: '002', label: '宁津力合体育用品厂', description: '88.118.002', group: '整机厂' },
  { value: '009', label: 'Iron Gym（德州）有限公司', description: '88.118.009', group: '整机厂', disabled: true },
  { value: '017', label: '宁津县恒固轴承有限公司', description: '88.118.017', group: '部件厂' },
  { value: '023', label: '德州飞驰电机有限公司', description: '88.118.023', group: '部件厂' },
];
const scopes: readonly ComboboxOption[] = [
  '跑步机',
  '椭圆机',
  '动感单车',
  '划船机',
  '力量训练器械',
  '自由重量',
  '健身配件',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'Inputs/Combobox 可搜索选择',
  id: 'components-combobox',
  component: Combobox,
  args: { label: '生产企业', options: companies, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, minHeight: 380, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name = '生产企业') => screen.getByRole<HTMLInputElement>('combobox', { name });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (input = field()) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
const leave = () => (document.activeElement as HTMLElement).blur();

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args }) => {
    await userEvent.type(field(), '泰岳');
    await expect(shown()).toEqual(['山东泰岳健身器材有限公司88.118.001']);
    await userEvent.click(screen.getByRole('option', { name: /泰岳/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('001');
    await expect(field()).toHaveValue('山东泰岳健身器材有限公司');
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    leave();
  },
};

export const Open: Story = {
  name: '展开：分组、已选与禁用',
  args: { defaultValue: '002' },
  play: async () => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox', { name: '生产企业' });
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('宁津力合体育用品厂');
    await expect(active()).toHaveTextContent('宁津力合体育用品厂');
    await userEvent.keyboard('{ArrowDown}');
    // The disabled one is passed over, and so is the name of the next group.
    await expect(active()).toHaveTextContent('宁津县恒固轴承有限公司');
    await expect(within(list).getByRole('group', { name: '部件厂' })).toContainElement(active());
  },
};

export const Matched: Story = {
  name: '输入筛选，标出相符的部分',
  play: async () => {
    await userEvent.type(field(), 'ｉｒｏｎ');
    await expect(document.querySelector('mark')).toHaveTextContent('Iron');
    await userEvent.clear(field());
    await userEvent.type(field(), '宁津');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await expect(active()).toHaveTextContent('宁津力合体育用品厂');
    await expect(screen.getByText('找到 2 项')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: '没有符合的选项',
  play: async ({ args }) => {
    await userEvent.type(field(), '月球');
    await expect(screen.getByRole('option', { name: '没有符合的选项' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(field(), '村');
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '没有选项',
  args: { options: [] },
  play: async () => {
    await userEvent.click(field());
    await expect(await screen.findByRole('option', { name: '暂无数据' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: '键盘：方向键、Enter、Escape、Tab',
  play: async ({ args }) => {
    field().focus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('德州飞驰电机有限公司');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('017');
    // Escape keeps the choice and drops what is typed.
    await userEvent.keyboard('泰岳{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveValue('宁津县恒固轴承有限公司');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    field().select();
    await userEvent.keyboard('力合');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('002');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('button', { name: '清除生产企业' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(field()).toHaveFocus();
    leave();
  },
};

export const Left: Story = {
  name: '离开时：与选项同名则选中，其余恢复原样',
  args: { defaultValue: '002' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field());
    await userEvent.keyboard('月球制造');
    await userEvent.click(canvasElement);
    await expect(field()).toHaveValue('宁津力合体育用品厂');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(field());
    await userEvent.keyboard('　德州飞驰电机有限公司');
    await userEvent.click(canvasElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('023');
    await userEvent.clear(field());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    leave();
    await expect(field()).toHaveValue('');
  },
};

export const Composition: Story = {
  name: '输入法：拼写时不筛选，按键不选择',
  play: async ({ args }) => {
    field().focus();
    await fireEvent.compositionStart(field());
    await fireEvent.input(field(), { target: { value: 'ning' }, isComposing: true });
    await expect(field()).toHaveValue('ning');
    await expect(screen.getAllByRole('option')).toHaveLength(companies.length);
    for (const key of ['ArrowDown', 'Enter', 'Tab', 'Backspace']) {
      await fireEvent.keyDown(field(), { key, isComposing: true });
      await fireEvent.keyDown(field(), { key, keyCode: 229 });
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
    await fireEvent.input(field(), { target: { value: '宁津' }, isComposing: true });
    await fireEvent.compositionEnd(field());
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    leave();
  },
};

const scopeArgs = { label: '主营产品', options: scopes, multiple: true } as const;

export const Multiple: Story = {
  name: '多选',
  args: { ...scopeArgs, defaultValue: ['跑步机', '力量训练器械'] },
  play: async ({ args }) => {
    const input = field('主营产品');
    await userEvent.type(input, '划船');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['跑步机', '力量训练器械', '划船机']);
    await expect(input).toHaveValue('');
    await expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(3);
    await expect(screen.getByText('已选择 划船机')).toBeInTheDocument();
    await expect(input).toHaveAccessibleDescription('已选 3 项：跑步机、力量训练器械、划船机');
    // Chosen once more, it is taken out.
    await userEvent.click(screen.getByRole('option', { name: '跑步机' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['力量训练器械', '划船机']);
  },
};

export const TagKeys: Story = {
  name: '多选：键盘移除标签',
  args: { ...scopeArgs, defaultValue: ['跑步机', '椭圆机', '划船机', '自由重量'] },
  play: async ({ args }) => {
    const input = field('主营产品');
    input.focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['跑步机', '椭圆机', '划船机']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByRole('button', { name: '移除 椭圆机' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['跑步机', '划船机']);
    await expect(screen.getByRole('button', { name: '移除 划船机' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: '移除 跑步机' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
    // Text before the caret is what Backspace takes.
    await userEvent.keyboard('a{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['跑步机']);
    await userEvent.click(screen.getByRole('button', { name: '移除 跑步机' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    leave();
  },
};

export const ManyTags: Story = {
  name: '多选：标签很多、名称很长',
  args: {
    label: '适用企业',
    multiple: true,
    options: companies,
    chosenOptions: [
      { value: 'long', label: '工业互联网标识解析二级节点健身器材行业应用服务平台（山东省德州市宁津县）有限责任公司' },
    ],
    defaultValue: ['001', 'long', '002', '017', '023'],
  },
  play: async () => {
    const tags = within(screen.getByRole('list', { name: '适用企业的已选项' })).getAllByRole('listitem');
    const right = field('适用企业').parentElement?.getBoundingClientRect().right ?? 0;
    for (const tag of tags) await expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const Custom: Story = {
  name: '可填其他文字',
  args: { allowCustom: true, defaultValue: '宁津新厂（筹）' },
  play: async ({ args }) => {
    await expect(field()).toHaveValue('宁津新厂（筹）');
    await userEvent.clear(field());
    await userEvent.type(field(), '  宁津 ');
    await expect(active()).toHaveTextContent('使用“宁津”');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('宁津');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    field().select();
    await userEvent.keyboard('德州分厂');
    leave();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('德州分厂');
    await expect(field()).toHaveValue('德州分厂');
    // An option with the same name is that option.
    field().focus();
    field().select();
    await userEvent.keyboard('宁津力合体育用品厂');
    await expect(screen.queryByRole('option', { name: /^使用/ })).toBeNull();
    leave();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('002');
    field().focus();
    field().select();
    await userEvent.keyboard('宁津');
  },
};

export const CustomTags: Story = {
  name: '多选，可填其他文字',
  args: { ...scopeArgs, allowCustom: true, defaultValue: ['跑步机'] },
  play: async ({ args }) => {
    const input = field('主营产品');
    await userEvent.type(input, '筋膜枪{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['跑步机', '筋膜枪']);
    await userEvent.type(input, '筋膜枪');
    await expect(screen.queryByRole('option', { name: /^使用/ })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, '瑜伽垫');
    leave();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['跑步机', '筋膜枪', '瑜伽垫']);
    await userEvent.click(screen.getByRole('button', { name: '清除主营产品' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.type(input, '拉力绳');
  },
};

/** A server whose answers the story releases. */
function Searching({
  answers,
  onSearch,
}: {
  answers: (() => Promise<readonly ComboboxOption[]>)[];
  onSearch(text: string): void;
}) {
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const [found, setFound] = useState<readonly ComboboxOption[]>([]);
  return (
    <Combobox
      label="生产企业"
      options={found}
      loading={state === 'loading'}
      failed={state === 'failed'}
      searchDelayMs={0}
      onSearch={(text) => {
        onSearch(text);
        setState('loading');
        answers
          .shift()?.()
          .then(
            (options) => {
              setFound(options);
              setState('ready');
            },
            () => setState('failed'),
          );
      }}
    />
  );
}

const onSearch = fn();

export const Remote: Story = {
  name: '在服务器上查找：等待、失败、重试',
  render: () => (
    <Searching
      onSearch={onSearch}
      answers={[
        async () => companies.slice(0, 2),
        () => Promise.reject(new Error('offline')),
        async () => companies.slice(3),
      ]}
    />
  ),
  play: async () => {
    onSearch.mockClear();
    await userEvent.click(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await userEvent.click(screen.getByRole('option', { name: /泰岳/ }));
    await expect(field()).toHaveValue('山东泰岳健身器材有限公司');
    field().select();
    await userEvent.paste('德州');
    await waitFor(() => expect(active()).toHaveTextContent('加载失败，点击重试'));
    await expect(onSearch).toHaveBeenLastCalledWith('德州');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(onSearch).toHaveBeenLastCalledWith('德州');
    await expect(field()).toHaveValue('德州');
    // The label of the choice is remembered although it is not among what is found.
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('山东泰岳健身器材有限公司');
    leave();
  },
};

export const Loading: Story = {
  name: '正在查找：Enter 不取上一次的结果',
  args: { loading: true, onSearch: fn() },
  play: async ({ args }) => {
    await userEvent.type(field(), '德州');
    await expect(screen.getAllByRole('option')).toHaveLength(companies.length);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field()).toHaveValue('德州');
  },
};

export const FirstLoading: Story = {
  name: '第一次查找',
  args: { loading: true, options: [], onSearch: fn() },
  play: async () => {
    await userEvent.click(field());
    await expect(screen.getByRole('option', { name: '数据加载中，请稍候' })).toBeVisible();
  },
};

export const SearchFailed: Story = {
  name: '查找失败',
  args: { failed: true, onSearch: fn() },
  play: async ({ args }) => {
    await userEvent.click(field());
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('option', { name: '加载失败，点击重试' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
    await expect(field()).toHaveFocus();
  },
};

const many = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `${['健身器材', '医药流通', '工程机械', 'Pump'][index % 4]} ${String(index + 1).padStart(4, '0')}`,
  disabled: index === 4999,
}));

export const Many: Story = {
  name: '5,000 个选项',
  args: { options: many, defaultValue: '2500' },
  play: async ({ args }) => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await expect(active()).toHaveTextContent('健身器材 2501');
    await expect(active()).toHaveAttribute('aria-posinset', '2501');
    const [row, room] = [active()?.getBoundingClientRect(), list.getBoundingClientRect()];
    await expect(row?.top).toBeGreaterThanOrEqual(room.top);
    await expect(row?.bottom).toBeLessThanOrEqual(room.bottom);
    await userEvent.keyboard('pump 49');
    await expect(active()).toHaveTextContent('Pump 4900');
    await expect(list.scrollTop).toBe(0);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(String(4903));
    await userEvent.click(field());
    await expect(active()).toHaveTextContent('Pump 4904');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(active()).toHaveAttribute('aria-posinset', '4920');
  },
};

export const ManyInGroups: Story = {
  name: '5,000 个选项，分组',
  args: {
    options: many.map((option, index) => ({ ...option, group: `第 ${Math.floor(index / 50) + 1} 批` })),
  },
  play: async () => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox');
    list.scrollTop = 36 * 51 * 20;
    await waitFor(() => expect(screen.getByRole('group', { name: '第 21 批' })).toBeVisible());
    await expect(screen.getByRole('option', { name: '健身器材 1001' })).toHaveAttribute('aria-posinset', '1001');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('工程机械 4999');
  },
};

export const FortyOptions: Story = {
  name: '展开时所选项在可见处',
  args: { options: many.slice(0, 40), defaultValue: '35' },
  play: async () => {
    await userEvent.click(field());
    const list = await screen.findByRole('listbox');
    const row = active()?.getBoundingClientRect();
    await expect(row?.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
    await expect(list.scrollTop).toBeGreaterThan(0);
  },
};

export const Arriving: Story = {
  name: '输入时从外部来的值：不覆盖正在输入的文字',
  render: (args) => {
    function Held() {
      const [value, setValue] = useState<string | null>(null);
      return (
        <>
          <Combobox label={args.label} options={companies} value={value} onValueChange={setValue} />
          <Button onClick={() => setValue('023')}>填入推荐企业</Button>
        </>
      );
    }
    return <Held />;
  },
  play: async () => {
    await userEvent.type(field(), '泰');
    await fireEvent.click(screen.getByRole('button', { name: '填入推荐企业' }));
    await expect(field()).toHaveValue('泰');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('德州飞驰电机有限公司');
    leave();
  },
};

export const InAForm: Story = {
  name: '随表单提交与重置',
  render: () => (
    <form style={{ display: 'grid', gap: 16 }}>
      <Combobox label="生产企业" name="maker" options={companies} defaultValue="001" />
      <Combobox label="主营产品" name="scope" options={scopes} multiple defaultValue={['跑步机', '椭圆机']} />
      <Button type="reset">重置</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const sent = () => {
      const data = new FormData(canvasElement.querySelector('form') ?? undefined);
      return [data.get('maker'), data.getAll('scope')];
    };
    await expect(sent()).toEqual(['001', ['跑步机', '椭圆机']]);
    await userEvent.clear(field());
    await userEvent.type(field(), '飞驰{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '移除 跑步机' }));
    await expect(sent()).toEqual(['023', ['椭圆机']]);
    await userEvent.type(field('主营产品'), '划');
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(sent()).toEqual(['001', ['跑步机', '椭圆机']]));
    await expect(field()).toHaveValue('山东泰岳健身器材有限公司');
    await expect(field('主营产品')).toHaveValue('');
    leave();
  },
};

export const BesideOthers: Story = {
  name: '与其他字段并列',
  render: () => (
    <Column>
      <TextField label="企业名称" defaultValue="山东泰岳健身器材有限公司" />
      <Select label="证照类型" options={scopes} defaultValue="跑步机" />
      <Combobox label="生产企业" options={companies} defaultValue="001" required />
      <Combobox label="主营产品" options={scopes} multiple defaultValue={['跑步机']} />
      <TextField label="企业名称" size="lg" placeholder="请输入企业名称" />
      <Combobox label="生产企业" options={companies} size="lg" />
      <Combobox label="主营产品" options={scopes} multiple size="lg" defaultValue={['跑步机', '椭圆机']} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('input[type="text"], button[role="combobox"]')];
    const heights = boxes.map((box) => (box.closest<HTMLElement>('[data-state]') ?? box).offsetHeight);
    await expect(heights.slice(1, 4)).toEqual([heights[0], heights[0], heights[0]]);
    await expect(heights.slice(5)).toEqual([heights[4], heights[4]]);
  },
};

export const Failed: Story = {
  name: '错误',
  args: { required: true, error: '请选择生产企业' },
  play: async () => {
    await expect(field()).toBeInvalid();
    await expect(field()).toBeRequired();
    await expect(field()).toHaveAccessibleDescription('请选择生产企业');
    await userEvent.type(field(), '泰');
    await expect(screen.queryByRole('button', { name: '清除生产企业' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    leave();
  },
};

export const Disabled: Story = {
  name: '禁用',
  render: () => (
    <Column>
      <Combobox label="生产企业" options={companies} defaultValue="001" disabled />
      <Combobox label="主营产品" options={scopes} multiple defaultValue={['跑步机', '椭圆机']} disabled />
    </Column>
  ),
  play: async () => {
    await userEvent.click(field('主营产品'));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
  },
};

export const RightToLeft: Story = {
  name: '从右到左',
  args: { ...scopeArgs, defaultValue: ['跑步机', '椭圆机'] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    field('主营产品').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('button', { name: '移除 椭圆机' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};
