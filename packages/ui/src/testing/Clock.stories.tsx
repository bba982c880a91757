import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Clock,
  ClockProvider,
  Countdown,
  DatePicker,
  DateRangePicker,
  SendCodeButton,
  SliderCaptcha,
} from '../index.ts';
import { Column } from './Ground.tsx';

const meta = {
  title: 'Foundations/Checks 检查/Clock 时钟',
  id: 'foundations-clock',
  parameters: { pictures: { clocks: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const start = Date.parse('2026-05-20T10:00:00+08:00');
const seconds = (count: number) => start + count * 1000;
const choose = fn();

let moment = start;
const server: Clock = () => moment;

/** Lets the server's time pass, as when a tab becomes visible again. */
function pass(ms: number): void {
  moment += ms;
  document.dispatchEvent(new Event('visibilitychange'));
}

export const Provided: Story = {
  name: '服务器的时间',
  render: () => (
    <ClockProvider now={server}>
      <Column>
        <Countdown label="剩余时间" format="short" until={seconds(872)} />
        <Countdown label="自己的时钟" format="short" until={seconds(872)} now={() => seconds(860)} />
        <SendCodeButton onSend={async () => ({ ok: true })} />
        <SliderCaptcha
          challenge={null}
          lockedUntil={seconds(290)}
          onSubmit={async () => ({ ok: false })}
          onProof={fn()}
          onRefresh={fn()}
        />
        <DateRangePicker label="统计时间" value={null} onValueChange={fn()} />
        <DatePicker label="付款日期" onValueChange={choose} />
      </Column>
    </ClockProvider>
  ),
  beforeEach: () => {
    moment = start;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const timers = () =>
      canvas.getAllByRole('timer').map(({ textContent }) => /\d\d:\d\d$/.exec(textContent ?? '')?.[0]);
    await waitFor(() => expect(timers()).toEqual(['14:32', '00:12', '04:50']));
    await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }));
    await expect(await canvas.findByRole('button', { name: '60秒后重发' })).toBeVisible();
    pass(20_000);
    await waitFor(() => expect(timers()).toEqual(['14:12', '00:12', '04:30']));
    await expect(canvas.getByRole('button', { name: '40秒后重发' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '选择统计时间' }));
    await expect(await screen.findByRole('button', { name: '2026年5月20日 星期三 今天' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '选择付款日期' }));
    const calendar = within(await screen.findByRole('dialog', { name: '付款日期日历' }));
    await userEvent.click(calendar.getByRole('button', { name: '今天' }));
    await expect(choose).toHaveBeenLastCalledWith('2026-05-20');
    canvas.getByRole('button', { name: '选择付款日期' }).blur();
  },
};
