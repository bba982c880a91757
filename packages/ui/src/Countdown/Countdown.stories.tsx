import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const start = Date.UTC(2026, 4, 18, 2, 20);
const held = () => start;
const seconds = (count: number) => start + count * 1000;

const meta = {
  title: 'Data display/Countdown 倒计时',
  id: 'components-countdown',
  component: Countdown,
  parameters: { pictures: { clocks: true } },
  args: { until: seconds(872), label: '剩余时间', format: 'short', now: held, onEnd: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('14:32');
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('剩余14分钟32秒');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Formats: Story = {
  name: '写法',
  render: () => (
    <Column>
      <Countdown until={seconds(872)} now={held} label="short，不足一小时" format="short" />
      <Countdown until={seconds(872)} now={held} label="clock，不足一小时" />
      <Countdown until={seconds(3 * 3600 + 61)} now={held} label="short，超过一小时" format="short" />
      <Countdown until={seconds(2 * 86_400 + 3 * 3600 + 7)} now={held} label="超过一天" />
      <Countdown until={seconds(400 * 86_400)} now={held} label="超过一年" />
    </Column>
  ),
};

export const Ended: Story = {
  name: '已结束',
  args: { until: seconds(-5) },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:00');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const EndedInWords: Story = {
  name: '结束后的文字',
  args: { until: seconds(0), ended: '二维码已失效' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('剩余时间二维码已失效');
    await expect(within(canvasElement).queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** A clock controlled by the story; the page is notified as when a tab becomes visible again. */
function movedClock() {
  let moment = start;
  return {
    now: () => moment,
    pass: (ms: number) => {
      moment += ms;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const clock = movedClock();

export const Announced: Story = {
  name: '播报',
  args: { until: seconds(120), now: clock.now },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByRole('status');
    clock.pass(30_000);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('01:30'));
    await expect(said).toHaveTextContent('');
    clock.pass(30_000);
    await waitFor(() => expect(said).toHaveTextContent('剩余1分钟'));
    clock.pass(20_000);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:40'));
    await expect(said).toHaveTextContent('剩余1分钟');
    // The tab is suspended past the last mark and the end.
    clock.pass(3_600_000);
    await waitFor(() => expect(said).toHaveTextContent('时间到'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    clock.pass(1000);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

function ShortTime(args: CountdownProps) {
  const [until] = useState(() => Date.now() + 2000);
  return <Countdown {...args} now={Date.now} until={until} />;
}

export const Ticks: Story = {
  name: '每秒一次',
  // Two seconds by a clock that starts with the story, so that the final state is always the same.
  args: { format: 'clock' },
  render: (args) => <ShortTime {...args} />,
  play: async ({ args, canvasElement }) => {
    const timer = await within(canvasElement).findByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('00:00:01'), { timeout: 3000 });
    await waitFor(() => expect(timer).toHaveTextContent('00:00:00'), { timeout: 3000 });
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const LongLabel: Story = {
  name: '长文字',
  args: { label: '请在以下时间内完成付款，超时后订单将自动取消', until: seconds(86_400 + 59) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};
