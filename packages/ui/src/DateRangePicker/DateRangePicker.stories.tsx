import { quickRange } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const now = Date.parse('2026-05-20T10:00:00+08:00');
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);
const week = quickRange('week', now);

const meta = {
  title: 'Inputs/DateRangePicker 日期范围选择',
  id: 'components-daterangepicker',
  component: DateRangePicker,
  args: { label: '统计时间', now, value: null, onValueChange: fn() },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 440, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangePicker
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const input = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('textbox', { name });
const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: '选择统计时间' });
const dayButton = (name: RegExp) => screen.findByRole('button', { name });

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await dayButton(/^2026年5月20日/));
    await expect(screen.getByText('请选择结束日期')).toBeVisible();
    await userEvent.click(await dayButton(/^2026年5月4日/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      startTime: day('2026-05-04'),
      endTime: day('2026-05-21') - 1,
    });
    await expect(input(canvasElement, '开始日期')).toHaveValue('2026-05-04');
    await expect(input(canvasElement, '结束日期')).toHaveValue('2026-05-20');
    opener(canvasElement).blur();
  },
};

export const Open: Story = {
  name: '展开',
  args: { value: week },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await expect(await screen.findByRole('table', { name: '2026年5月' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: '键盘选择，跨到下个月',
  args: { value: week },
  play: async ({ args, canvasElement }) => {
    input(canvasElement, '开始日期').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await dayButton(/^2026年5月18日/)).toHaveFocus());
    await userEvent.keyboard('{Enter}{PageDown}');
    await waitFor(async () => expect(await dayButton(/^2026年6月18日/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      startTime: day('2026-05-18'),
      endTime: day('2026-06-19') - 1,
    });
    opener(canvasElement).blur();
  },
};

export const TooLong: Story = {
  name: '超过三个月：说明原因，不采用',
  args: { value: week },
  play: async ({ args, canvasElement }) => {
    const to = input(canvasElement, '结束日期');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-9-1{Enter}');
    await expect(await within(canvasElement).findByText('自定义时间不能超过三个月')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(to).toHaveValue('2026-9-1');
    await expect(to).toHaveAccessibleDescription('自定义时间不能超过三个月');
    to.blur();
  },
};

export const WrongOrder: Story = {
  name: '开始晚于结束：说明原因，不采用',
  args: { value: week, onRefusal: fn() },
  play: async ({ args, canvasElement }) => {
    const [from, to] = [input(canvasElement, '开始日期'), input(canvasElement, '结束日期')];
    await userEvent.clear(from);
    await userEvent.type(from, '2026-06-10');
    await userEvent.tab();
    await expect(within(canvasElement).queryByText('开始日期不能晚于结束日期，请重新填写')).toBeNull();
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('开始日期不能晚于结束日期，请重新填写')).toBeVisible();
    await expect(args.onRefusal).toHaveBeenLastCalledWith('开始日期不能晚于结束日期，请重新填写');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-06-12{Enter}');
    await expect(args.onRefusal).toHaveBeenLastCalledWith('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      startTime: day('2026-06-10'),
      endTime: day('2026-06-13') - 1,
    });
    to.blur();
  },
};

export const Unreadable: Story = {
  name: '看不懂的输入',
  play: async ({ args, canvasElement }) => {
    await userEvent.type(input(canvasElement, '开始日期'), '上周三');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('请输入正确的日期，如 2026-05-18')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Failed: Story = { name: '错误', args: { required: true, error: '请选择统计时间' } };

export const Disabled: Story = { name: '禁用', args: { disabled: true, value: week } };
