import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Column } from '../testing/Ground.tsx';
import { Slider, type SliderPair } from './Slider.tsx';

const meta = {
  title: 'Inputs/Slider 滑块',
  id: 'components-slider',
  component: Slider,
  args: { label: '抽检比例', unit: '%', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const slider = (name = '抽检比例') => screen.getByRole<HTMLInputElement>('slider', { name });
const low = () => slider('负载最小值');
const high = () => slider('负载最大值');
const leave = () => (document.activeElement as HTMLElement).blur();

/** Moves a thumb as a native control does with a key, which no script can press. */
const slide = (input: HTMLInputElement, value: number) => fireEvent.input(input, { target: { value: String(value) } });

const load = { label: '负载', range: true, min: 20, max: 180, step: 5, unit: '千克' } as const;

const middle: SliderPair = [40, 100];

/** Presses a track at a share of its way, and moves on to others. */
async function dragOver(shares: readonly number[]) {
  const track = low().parentElement as HTMLElement;
  const { left, width, top } = track.getBoundingClientRect();
  const thumb = Number.parseFloat(getComputedStyle(track).getPropertyValue('--thumb'));
  const isRtl = getComputedStyle(track).direction === 'rtl';
  const at = (share: number) => ({
    clientX: left + thumb / 2 + (isRtl ? 1 - share : share) * (width - thumb),
    clientY: top + 20,
    button: 0,
    pointerId: 1,
  });
  const [first = 0, ...others] = shares;
  // The pointer of a test cannot be captured.
  track.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(track, at(first));
  for (const share of others) await fireEvent.pointerMove(track, at(share));
  await fireEvent.pointerUp(track, at(shares.at(-1) ?? 0));
}

export const Playground: Story = {
  name: '自由尝试',
  args: { defaultValue: 30 },
  play: async ({ args }) => {
    await expect(slider()).toHaveAttribute('aria-valuetext', '30%');
    await slide(slider(), 45);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45);
    slider().focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(65);
    await userEvent.keyboard('{PageDown}');
    await expect(screen.getByText('55')).toBeVisible();
    leave();
  },
};

export const Focused: Story = {
  name: '聚焦',
  args: { defaultValue: 60 },
  play: async () => {
    await userEvent.tab();
    await expect(slider()).toHaveFocus();
  },
};

export const Bubble: Story = {
  name: '数值在滑块上方',
  args: { defaultValue: 60, readout: 'bubble' },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await expect(screen.queryByText('60')).not.toBeVisible();
    await userEvent.tab();
    await expect(screen.getByText('60')).toBeVisible();
  },
};

export const Decimals: Story = {
  name: '小数步长',
  args: { label: '速度', unit: 'km/h', min: 0.8, max: 20, step: 0.1, defaultValue: 1.1 },
  play: async ({ args }) => {
    const values: number[] = [];
    for (const value of [1.2, 1.3, 1.4, 0.8]) {
      await slide(slider('速度'), value);
      values.push(slider('速度').valueAsNumber);
    }
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(3, 1.4);
    await expect(values).toEqual([1.2, 1.3, 1.4, 0.8]);
    slider('速度').focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2.7);
    await expect(slider('速度')).toHaveAttribute('aria-valuetext', '2.7 km/h');
    leave();
  },
};

export const Marks: Story = {
  name: '刻度与名称',
  args: {
    label: '阻力等级',
    unit: undefined,
    min: 0,
    max: 16,
    defaultValue: 8,
    marks: [
      { value: 0, label: '热身' },
      { value: 4 },
      { value: 8, label: '燃脂' },
      { value: 12 },
      { value: 16, label: '力量训练' },
    ],
  },
  play: async () => {
    await expect(slider('阻力等级')).toHaveAttribute('aria-valuetext', '8，燃脂');
    const [first, last] = [screen.getByText('热身'), screen.getByText('力量训练')];
    const track = slider('阻力等级').getBoundingClientRect();
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(track.left - 0.5);
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(track.right + 0.5);
  },
};

export const Range: Story = {
  name: '范围：拖动',
  args: { ...load, defaultValue: middle },
  play: async ({ args }) => {
    await expect(low()).toHaveAttribute('aria-valuetext', '40 千克');
    // A press beside the thumbs moves the nearer one there.
    await dragOver([0.75]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 140]);
    await expect(high()).toHaveFocus();
    // One that takes hold of a thumb does not move it.
    await dragOver([0.125]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(low()).toHaveFocus();
    // A thumb stops at the other.
    await dragOver([0.125, 0.5, 0.9]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([140, 140]);
    // Of two at the same place the one moves that can.
    await dragOver([0.75, 0.8]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([140, 150]);
    await dragOver([0.75, 0.25]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([60, 150]);
    leave();
  },
};

export const RangeKeyboard: Story = {
  name: '范围：键盘',
  args: { ...load, defaultValue: middle },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(low()).toHaveFocus();
    await expect(low()).toHaveAttribute('max', '100');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([25, 100]);
    await userEvent.tab();
    await expect(high()).toHaveAttribute('min', '25');
    await slide(high(), 30);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([25, 25]);
  },
};

export const RightToLeft: Story = {
  name: '从右到左',
  args: {
    ...load,
    defaultValue: middle,
    marks: [
      { value: 20, label: '20' },
      { value: 180, label: '180' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ args }) => {
    await dragOver([0.75]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([40, 140]);
    leave();
  },
};

export const States: Story = {
  name: '各种状态',
  render: () => (
    <Column>
      <Slider label="保修期" unit="年" min={1} max={5} description="整机保修，易损件除外" />
      <Slider label="单价" unit="元" min={0} max={20_000} step={100} range defaultValue={[2000, 12_800]} />
      <Slider label="音量" defaultValue={100} readout="none" />
      <Slider label="抽检比例" unit="%" defaultValue={2} error="抽检比例不能低于 5%，请调高" />
      <Slider label="抽检比例" unit="%" defaultValue={30} disabled marks={[{ value: 50, label: '50%' }]} />
      <Slider label="负载" unit="千克" range defaultValue={[20, 60]} disabled />
      <Slider label="只有一个值" min={5} max={5} />
    </Column>
  ),
  play: async () => {
    const [failed, disabled] = screen.getAllByRole('slider', { name: '抽检比例' });
    await expect(failed).toBeInvalid();
    await expect(failed).toHaveAccessibleDescription('抽检比例不能低于 5%，请调高');
    await expect(disabled).toBeDisabled();
    await expect(screen.getByText('2,000 – 12,800')).toBeVisible();
  },
};

export const Held: Story = {
  name: '受控：不在范围内的值显示为最近的值',
  render: () => {
    function Controlled() {
      const [value, setValue] = useState<SliderPair>([97, 31]);
      return (
        <>
          <Slider label="负载" range step={10} value={value} onValueChange={setValue} />
          <output>{value.join(' ')}</output>
        </>
      );
    }
    return <Controlled />;
  },
  play: async () => {
    await expect(low()).toHaveValue('30');
    await expect(high()).toHaveValue('100');
    await expect(screen.getByText('97 31')).toBeVisible();
    await slide(low(), 50);
    await expect(screen.getByText('50 100')).toBeVisible();
  },
};

export const InAForm: Story = {
  name: '随表单提交与重置',
  render: () => (
    <form style={{ display: 'grid', gap: 16 }}>
      <Slider label="抽检比例" name="share" unit="%" defaultValue={30} />
      <Slider {...load} name="load" defaultValue={middle} />
      <Button type="reset">重置</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const sent = () => {
      const data = new FormData(canvasElement.querySelector('form') ?? undefined);
      return [data.get('share'), ...data.getAll('load')];
    };
    await expect(sent()).toEqual(['30', '40', '100']);
    await slide(slider(), 70);
    await slide(low(), 60);
    await slide(high(), 165);
    await expect(sent()).toEqual(['70', '60', '165']);
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(sent()).toEqual(['30', '40', '100']));
    await expect(screen.getByText('40 – 100')).toBeVisible();
    leave();
  },
};
