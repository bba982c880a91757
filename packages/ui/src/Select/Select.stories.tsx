import { certificateTypes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

const options = Object.entries(certificateTypes).map(([value, label]) => ({ value, label }));

const meta = {
  title: 'Inputs/Select 下拉选择',
  id: 'components-select',
  component: Select,
  args: { label: '证照类型', options, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: '证照类型' });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: options[1]?.label ?? '' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(options[1]?.value);
    await expect(box(canvasElement)).toHaveTextContent(options[1]?.label ?? '');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(box(canvasElement)).toHaveFocus();
    box(canvasElement).blur();
  },
};

export const Chosen: Story = { name: '已选', args: { defaultValue: options[0]?.value ?? null } };

export const Open: Story = {
  name: '展开',
  args: {
    defaultValue: options[0]?.value ?? null,
    options: options.map((option, index) => (index === options.length - 1 ? { ...option, disabled: true } : option)),
  },
  play: async ({ canvasElement }) => {
    box(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: '证照类型' });
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent(options[0]?.label ?? '');
    await expect(box(canvasElement)).toHaveAttribute(
      'aria-activedescendant',
      within(list).getByRole('option', { name: options[1]?.label ?? '' }).id,
    );
  },
};

export const Keyboard: Story = {
  name: '键盘：字母查找、Escape 不改、Tab 选定',
  args: { defaultValue: options[0]?.value ?? null },
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement);
    field.focus();
    await userEvent.keyboard('{ArrowDown}{End}{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' {End}');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledWith(options.at(-1)?.value);
    await waitFor(() => expect(field).not.toHaveFocus());
  },
};

export const PressElsewhere: Story = {
  name: '点击别处收起',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await screen.findByRole('listbox');
    await userEvent.click(canvasElement);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: '错误',
  args: { required: true, error: '请选择证照类型' },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toBeInvalid();
    await expect(box(canvasElement)).toBeRequired();
    await expect(box(canvasElement)).toHaveAccessibleDescription('请选择证照类型');
  },
};

export const Disabled: Story = { name: '禁用', args: { disabled: true, defaultValue: options[0]?.value ?? null } };

export const Large: Story = { name: '大号', args: { size: 'lg', description: '以证照上的名称为准' } };

export const Empty: Story = {
  name: '没有选项',
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await expect(await screen.findByText('暂无数据')).toBeVisible();
  },
};

export const LongTexts: Story = {
  name: '长文字与说明',
  args: {
    options: [
      { value: '1', label: '工业互联网标识解析二级节点（健身器材行业应用服务平台）', note: '山东 · 宁津县' },
      { value: '2', label: '医药流通二级节点', note: '已有 1,208 家企业' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: /^工业互联网/ }));
    await userEvent.click(box(canvasElement));
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
  play: async ({ args, canvasElement }) => {
    const field = box(canvasElement);
    await userEvent.click(field);
    const list = await screen.findByRole('listbox');
    const shown = () => within(list).getAllByRole('option');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const inSight = (row: Element | null) => {
      const [own, room] = [row?.getBoundingClientRect(), list.getBoundingClientRect()];
      return own !== undefined && own.top >= room.top - 1 && own.bottom <= room.bottom + 1;
    };
    await expect(shown().length).toBeLessThan(60);
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('健身器材 2501');
    await expect(inSight(active())).toBe(true);
    await expect(active()).toHaveAttribute('aria-posinset', '2501');
    await expect(active()).toHaveAttribute('aria-setsize', '5000');
    // The last one is disabled.
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('工程机械 4999');
    await expect(inSight(active())).toBe(true);
    await userEvent.keyboard('p');
    await expect(active()).toHaveTextContent('Pump 0004');
    await userEvent.keyboard('{Escape} {Home}');
    const again = await screen.findByRole('listbox');
    again.scrollTop = 36 * 1000;
    const row = await within(again).findByRole('option', { name: '健身器材 1005' });
    await userEvent.click(row);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1004');
    await userEvent.click(field);
    await expect(within(await screen.findByRole('listbox')).getAllByRole('option').length).toBeLessThan(60);
  },
};

export const NearTheEdge: Story = {
  name: '靠近页面底部，向上展开',
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { style: { position: 'fixed', bottom: 8, width: 320 } },
  play: async ({ canvasElement }) => {
    await userEvent.click(box(canvasElement));
    const list = await screen.findByRole('listbox');
    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThan(box(canvasElement).getBoundingClientRect().top),
    );
  },
};
