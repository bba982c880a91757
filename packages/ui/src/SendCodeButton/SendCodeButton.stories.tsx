import { initialPrefixSms, initialSms, type SmsPhase, type SmsState, smsTransitions } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Row } from '../testing/Ground.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { SendCodeSession, SendCodeVerdict } from './sendCodeSession.ts';

const start = Date.UTC(2026, 4, 18, 2, 20);
const held = () => start;
const sent = () => Promise.resolve<SendCodeVerdict>({ ok: true });
const never = () => new Promise<SendCodeVerdict>(() => undefined);

const meta = {
  title: 'Inputs/SendCodeButton 发送验证码按钮',
  id: 'components-sendcodebutton',
  component: SendCodeButton,
  parameters: { pictures: { clocks: true } },
  args: { onSend: fn(sent), onSent: fn(), onSessionChange: fn(), now: held },
} satisfies Meta<typeof SendCodeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: Record<SmsPhase, SmsState> = {
  idle: initialSms,
  sending: { ...initialSms, phase: 'sending' },
  countdown: { ...initialSms, phase: 'countdown', secondsLeft: 47, wait: 60 },
  resend: { ...initialSms, phase: 'resend', wait: 60 },
  off: { ...initialSms, phase: 'off', wait: 60 },
};

function at(phase: SmsPhase): SendCodeSession {
  return { state: states[phase], sentAt: phase === 'countdown' ? start - 13_000 : null };
}

const phases = Object.keys(smsTransitions) as SmsPhase[];

export const Playground: Story = {};

export const Phases: Story = {
  name: '全部状态',
  render: () => (
    <Row>
      {phases.map((phase) => (
        <SendCodeButton key={phase} onSend={never} defaultSession={at(phase)} now={held} />
      ))}
      <SendCodeButton onSend={never} disabled />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      '发送验证码',
      '发送验证码',
      '47秒后重发',
      '重新发送',
      '短信暂停发送',
      '发送验证码',
    ]);
    await expect(buttons[4]).toHaveAccessibleDescription('平台暂停发送短信，请使用其他方式');
  },
};

export const Sizes: Story = {
  name: '尺寸',
  render: () => (
    <Row>
      <SendCodeButton onSend={never} size="md" />
      <SendCodeButton onSend={never} size="lg" />
      <SendCodeButton onSend={never} size="lg" defaultSession={at('countdown')} now={held} />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

export const Sending: Story = {
  name: '发送中',
  args: { onSend: fn(never) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '发送验证码' });
    await userEvent.dblClick(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    button.blur();
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

export const Countdown: Story = {
  name: '倒计时',
  args: { now: clock.now },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    const said = canvas.getByRole('status');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('60秒后重发'));
    await expect(said).toHaveTextContent('验证码已发送，60秒后可重新发送');
    await expect(args.onSent).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
    clock.pass(13_000);
    await waitFor(() => expect(button).toHaveTextContent('47秒后重发'));
    await expect(said).toHaveTextContent('验证码已发送，60秒后可重新发送');
    // A clock set back does not lengthen the wait.
    clock.pass(-3_600_000);
    clock.pass(7000);
    await waitFor(() => expect(button).toHaveTextContent('40秒后重发'));
    button.blur();
  },
};

const sleeping = movedClock();

export const Resend: Story = {
  name: '重新发送',
  args: { now: sleeping.now, defaultSession: { state: initialPrefixSms, sentAt: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('60秒后重发'));
    // The tab is suspended for an hour.
    sleeping.pass(3_600_000);
    await waitFor(() => expect(button).toHaveTextContent('重新发送'));
    await expect(canvas.getByRole('status')).toHaveTextContent('可以重新发送验证码');
    // On prefix registration the next wait is short.
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('10秒后重发'));
    sleeping.pass(10_000);
    await waitFor(() => expect(button).toHaveTextContent('重新发送'));
    button.blur();
  },
};

export const Failed: Story = {
  name: '发送失败',
  args: { onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(args.onSessionChange).toHaveBeenCalledTimes(2));
    await expect(button).toHaveTextContent('发送验证码');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(args.onSent).not.toHaveBeenCalled();
    button.blur();
  },
};

export const Off: Story = {
  name: '停用',
  args: { onSend: fn(() => Promise.resolve<SendCodeVerdict>({ ok: false, code: 900 })) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('平台暂停发送短信，请使用其他方式'));
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const MailOff: Story = {
  name: '邮件停用',
  args: { channel: 'mail', defaultSession: at('off') },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '邮件暂停发送' });
    await expect(button).toHaveAccessibleDescription('平台暂停发送邮件，请稍后再试');
  },
};

export const Disabled: Story = {
  name: '表单未就绪',
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '发送验证码' })).toBeDisabled();
  },
};
