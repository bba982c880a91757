import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Column } from '../testing/Ground.tsx';
import { TimePicker } from './TimePicker.tsx';

const now = Date.parse('2026-05-20T14:32:08+08:00');

const meta = {
  title: 'Inputs/TimePicker 时间选择',
  id: 'components-timepicker',
  component: TimePicker,
  args: { label: '到场时间', now, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, minHeight: 400, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name = '到场时间') => screen.getByRole('textbox', { name });
const opener = () => screen.getByRole('button', { name: '选择到场时间' });
const column = (name: string) => within(screen.getByRole('listbox', { name }));
const row = (unit: string, figure: string) => column(unit).getByRole('option', { name: figure });
const leave = () => (document.activeElement as HTMLElement).blur();

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('dialog', { name: '到场时间选项' });
    await userEvent.click(row('时', '15'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:00');
    await expect(row('分', '00')).toHaveFocus();
    await userEvent.click(row('分', '05'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:05');
    await expect(field()).toHaveValue('15:05');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener()).toHaveFocus();
    leave();
  },
};

export const Open: Story = {
  name: '展开：已选与范围外',
  args: { defaultValue: '09:37', min: '08:30', max: '17:30' },
  play: async () => {
    await userEvent.click(opener());
    await waitFor(() => expect(row('时', '09')).toHaveFocus());
    await expect(row('时', '09')).toHaveAttribute('aria-selected', 'true');
    await expect(row('时', '07')).toHaveAttribute('aria-disabled', 'true');
    // Not one of the steps, but the time that is there.
    await expect(row('分', '37')).toHaveAttribute('aria-selected', 'true');
    const list = screen.getByRole('listbox', { name: '分' }).getBoundingClientRect();
    const chosen = row('分', '37').getBoundingClientRect();
    await expect(Math.abs(chosen.top + chosen.height / 2 - list.top - list.height / 2)).toBeLessThan(2);
  },
};

export const OpenEmpty: Story = {
  name: '展开：未填时停在现在',
  play: async ({ args }) => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('时', '14')).toHaveFocus());
    await expect(column('时').queryByRole('option', { selected: true })).toBeNull();
    await expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: '键盘：方向键、数字查找、换列、Escape',
  args: { defaultValue: '09:30', min: '08:00' },
  play: async ({ args }) => {
    field().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(row('时', '09')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await expect(row('时', '08')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}{ArrowUp}');
    await expect(row('时', '22')).toHaveFocus();
    await userEvent.keyboard('15');
    await expect(row('时', '15')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:30');
    await expect(row('分', '30')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row('时', '15')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:35');
    await expect(opener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener()).toHaveFocus();
    leave();
  },
};

export const Typed: Story = {
  name: '输入与粘贴的写法会整理',
  play: async ({ args }) => {
    await userEvent.type(field(), '1505');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1505');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:05');
    for (const [pasted, written] of [
      ['下午3点05分', '15:05'],
      ['3:05 PM', '15:05'],
      ['晚上八点半', '20:30'],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.click(field());
      await userEvent.paste(pasted);
      await expect(field()).toHaveValue(written);
    }
    await userEvent.clear(field());
    await userEvent.type(field(), '上午9点{Enter}');
    await expect(field()).toHaveValue('09:00');
    leave();
  },
};

export const Impossible: Story = {
  name: '没有这个时间：原样保留并提示',
  play: async () => {
    await userEvent.type(field(), '25:70');
    // Not while it is typed.
    await expect(field()).toBeValid();
    await userEvent.tab();
    await expect(field()).toHaveValue('25:70');
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription('没有这个时间，请填写 00:00 到 23:59 之间的时间');
    leave();
  },
};

export const Unreadable: Story = {
  name: '看不懂的输入',
  play: async () => {
    await userEvent.type(field(), '下班以后');
    await userEvent.tab();
    await expect(field()).toHaveAccessibleDescription('没有看懂这个时间，请按 15:05 的格式填写');
    leave();
  },
};

export const OutOfRange: Story = {
  name: '超出范围',
  render: () => (
    <Column>
      <TimePicker label="上门时间" min="08:30" max="17:30" defaultValue="18:00" />
      <TimePicker label="夜间检修" min="22:00" max="06:00" defaultValue="12:00" />
      <TimePicker label="开始时间" min="08:30" defaultValue="08:00" />
      <TimePicker label="结束时间" max="17:30" defaultValue="18:00" />
    </Column>
  ),
  play: async () => {
    await expect(field('上门时间')).toHaveAccessibleDescription('请填写 08:30 到 17:30 之间的时间');
    await expect(field('夜间检修')).toHaveAccessibleDescription('请填写 22:00 到次日 06:00 之间的时间');
    await expect(field('开始时间')).toHaveAccessibleDescription('请填写 08:30 或更晚的时间');
    await expect(field('结束时间')).toHaveAccessibleDescription('请填写 17:30 或更早的时间');
    await userEvent.clear(field('上门时间'));
    await expect(field('上门时间')).toBeValid();
    await userEvent.type(field('上门时间'), '1000');
    leave();
    await expect(field('上门时间')).toBeValid();
  },
};

export const Seconds: Story = {
  name: '精确到秒',
  args: { seconds: true, defaultValue: '09:30:15' },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await expect(column('分').getAllByRole('option')).toHaveLength(60);
    await userEvent.click(row('分', '31'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:31:15');
    await expect(row('秒', '15')).toHaveFocus();
  },
};

export const NowAndClear: Story = {
  name: '现在与清除',
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: '现在' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:32');
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: '清除' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(field()).toHaveValue('');
    await expect(opener()).toHaveFocus();
    leave();
  },
};

export const MinuteFitsLimits: Story = {
  name: '所选小时的分钟落在范围内',
  args: { defaultValue: '17:00', min: '08:30', max: '17:30', minuteStep: 15, required: true },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(row('时', '08'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('08:30');
    await expect(row('分', '15')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row('分', '15'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(row('分', '30')).toHaveFocus();
    await expect(screen.queryByRole('button', { name: '清除' })).toBeNull();
  },
};

export const Composition: Story = {
  name: '输入法的按键不操作字段',
  play: async ({ args }) => {
    await userEvent.type(field(), '1505');
    for (const key of ['Enter', 'ArrowDown', 'Escape']) {
      await fireEvent.keyDown(field(), { key, isComposing: true });
      await fireEvent.keyDown(field(), { key, keyCode: 229 });
    }
    await expect(field()).toHaveValue('1505');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1505');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(field());
    leave();
  },
};

export const InAForm: Story = {
  name: '随表单提交与重置',
  render: () => {
    function Held() {
      const [end, setEnd] = useState('17:30');
      return (
        <form style={{ display: 'grid', gap: 16 }}>
          <TimePicker label="开始时间" name="start" defaultValue="08:30" />
          <TimePicker label="结束时间" name="end" value={end} onValueChange={setEnd} />
          <Button type="reset">重置</Button>
        </form>
      );
    }
    return <Held />;
  },
  play: async ({ canvasElement }) => {
    const sent = () => Object.fromEntries(new FormData(canvasElement.querySelector('form') ?? undefined));
    await userEvent.clear(field('开始时间'));
    await userEvent.type(field('开始时间'), '9点');
    await userEvent.clear(field('结束时间'));
    await userEvent.type(field('结束时间'), '下午6点');
    await userEvent.tab();
    await expect(sent()).toEqual({ start: '09:00', end: '18:00' });
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(sent()).toEqual({ start: '08:30', end: '17:30' }));
    leave();
  },
};

export const States: Story = {
  name: '各种状态',
  render: () => (
    <Column>
      <DatePicker label="到场日期" defaultValue="2026-05-20" now={now} />
      <TimePicker label="到场时间" required description="请预留半小时登记" />
      <TimePicker label="到场时间" defaultValue="15:05" error="这个时间已约满，请换一个时间" />
      <TimePicker label="到场时间" defaultValue="15:05" disabled />
      <TimePicker label="到场时间" size="lg" seconds />
    </Column>
  ),
  play: async () => {
    const [required, failed, disabled] = screen.getAllByRole('textbox', { name: '到场时间' });
    await expect(required).toBeRequired();
    await expect(failed).toHaveAccessibleDescription('这个时间已约满，请换一个时间');
    await expect(disabled).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  name: '从右到左',
  args: { defaultValue: '09:30' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(opener());
    await waitFor(() => expect(row('时', '09')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(row('分', '30')).toHaveFocus();
  },
};
