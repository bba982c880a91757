import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const now = Date.parse('2026-05-20T10:00:00+08:00');

const meta = {
  title: 'Inputs/DatePicker 日期选择',
  id: 'components-datepicker',
  component: DatePicker,
  args: { label: '付款日期', now, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 460, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: '付款日期' });
const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: '选择付款日期' });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: '2026年5月18日 星期一' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-18');
    await expect(field(canvasElement)).toHaveValue('2026-05-18');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener(canvasElement)).toHaveFocus();
    opener(canvasElement).blur();
  },
};

export const Open: Story = {
  name: '展开：今天与已选',
  args: { defaultValue: '2026-05-18', max: '2026-05-20' },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年5月18日 星期一' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: '2026年5月18日 星期一', pressed: true })).toBeVisible();
    await expect(screen.getByRole('button', { name: '2026年5月20日 星期三 今天' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: '2026年5月21日 星期四' })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  name: '键盘：方向键、翻月、Escape',
  args: { defaultValue: '2026-05-31' },
  play: async ({ args, canvasElement }) => {
    field(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年5月31日 星期日' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026年6月1日 星期一' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-07-05');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '付款日期日历' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    opener(canvasElement).blur();
  },
};

export const Typed: Story = {
  name: '输入的写法会整理',
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '２０２６年5月8日');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-08');
    await expect(field(canvasElement)).toHaveValue('2026-05-08');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Unreadable: Story = {
  name: '看不懂的输入原样保留',
  args: { error: '请输入正确的付款时间' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '上周三');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveValue('上周三');
    await expect(field(canvasElement)).toHaveAccessibleDescription('请输入正确的付款时间');
    (document.activeElement as HTMLElement).blur();
  },
};

export const WithTime: Story = {
  name: '精确到分钟',
  args: { precision: 'minute', defaultValue: '2026-05-18 09:30' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: '2026年5月19日 星期二' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-19 09:30');
    const time = screen.getByRole('textbox', { name: '时间' });
    await expect(time).toHaveValue('09:30');
    await userEvent.clear(time);
    await userEvent.type(time, '8:05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-19 08:05');
    await userEvent.tab();
    await expect(time).toHaveValue('08:05');
  },
};

export const Disabled: Story = { name: '禁用', args: { disabled: true, defaultValue: '2026-05-18' } };
