import { contract } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import { accountMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lowScreens, onLowScreen } from '../../../../../packages/ui/src/testing/lowScreens.ts';
import { outOfReach } from '../../../../../packages/ui/src/testing/outOfReach.ts';
import { noticesGone, pictureShown, slide, unfocus } from '../../shared/captcha/slideInStory.ts';
import { loginModes } from '../../shared/session/loginModes.ts';
import { answers, goodGateway, movedClock, panel, ScreenStory, visitOf } from './storyFrame.tsx';

const clock = movedClock();

const meta = {
  title: 'Screens/Login 登录/Panels 账户面板',
  id: 'screens-login-panels',
  component: ScreenStory,
  args: { now: clock.now },
  parameters: { layout: 'fullscreen', msw: { handlers: goodGateway } },
  beforeEach: visitOf(clock),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

async function open(name: '注册账号' | '找回密码'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: name === '注册账号' ? '立即注册' : '忘记密码' }));
  const opened = await panel(name);
  await pictureShown(opened);
  return opened;
}

async function type(root: HTMLElement, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within(root).getByLabelText(label, { selector: 'input' });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
}

async function sendCode(root: HTMLElement): Promise<void> {
  await slide(root);
  await userEvent.click(within(root).getByRole('button', { name: '发送验证码' }));
  await within(root).findByRole('button', { name: /秒后重发/ });
}

async function fillRegistration(root: HTMLElement): Promise<void> {
  await type(root, {
    用户名: 'taiyue_chen',
    手机号: '13800000118',
    邮箱: 'chenlq@example.cn',
    密码: 'Zq7#mulberry-Kite',
    确认密码: 'Zq7#mulberry-Kite',
  });
  await sendCode(root);
  await type(root, { 验证码: '482915' });
  await userEvent.click(within(root).getByRole('checkbox'));
}

async function fillRecovery(root: HTMLElement, password = 'Zq7#mulberry-Kite'): Promise<void> {
  await type(root, { 手机号: '13800000118' });
  await sendCode(root);
  await type(root, { 验证码: '482915', 新密码: password, 确认密码: password });
}

const send = (root: HTMLElement, name: '注册' | '重置密码') =>
  userEvent.click(within(root).getByRole('button', { name }));

export const Register: Story = {
  name: '注册账号：由注册进入',
  args: { visit: { mode: loginModes.register } },
  play: async () => {
    const root = await panel('注册账号');
    await pictureShown(root);
    await expect(within(root).getByLabelText('用户名')).toHaveFocus();
  },
};

export const RegisterOnTurnedPhone: Story = {
  name: '注册账号：横置的手机上整体滚动',
  args: { visit: { mode: loginModes.register } },
  parameters: lowScreens,
  globals: onLowScreen('turnedPhone'),
  play: async () => {
    const root = await panel('注册账号');
    await pictureShown(root);
    await waitFor(() => expect(outOfReach(root)).toEqual([]));
    unfocus();
  },
};

export const RegisterByAddress: Story = {
  name: '注册账号：由地址进入，返回后关闭',
  args: { search: '?tab=register' },
  play: async () => {
    const root = await panel('注册账号');
    await pictureShown(root);
    await userEvent.click(within(root).getByRole('link', { name: '去登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('tab', { name: '密码登录' })).toHaveAttribute('aria-selected', 'true');
    // No button had opened the panel.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    unfocus();
  },
};

export const CodeByAddress: Story = {
  name: '短信登录：由地址进入',
  args: { search: '?tab=code' },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: '短信登录' })).toHaveAttribute('aria-selected', 'true');
    await pictureShown(screen.getByRole('tabpanel'));
  },
};

export const RegisterEmpty: Story = {
  name: '注册账号：未填写就提交',
  play: async () => {
    const root = await open('注册账号');
    await send(root, '注册');
    await within(root).findByText(accountMessages.usernameMissing);
    for (const text of ['mobileWrong', 'emailMissing', 'passwordMissing', 'codeMissing', 'agreementMissing'] as const) {
      await expect(within(root).getByText(accountMessages[text])).toBeVisible();
    }
    await expect(within(root).getByLabelText('用户名')).toHaveFocus();
    unfocus();
  },
};

export const RegisterAgreed: Story = {
  name: '注册账号：读后同意用户协议',
  play: async () => {
    const root = await open('注册账号');
    await send(root, '注册');
    await within(root).findByText(accountMessages.agreementMissing);
    await userEvent.click(within(root).getByRole('button', { name: '《用户协议》' }));
    const text = await screen.findByRole('dialog', { name: '用户协议' });
    await userEvent.click(within(text).getByRole('button', { name: '我同意' }));
    await expect(within(root).getByRole('checkbox')).toBeChecked();
    await waitFor(() => expect(within(root).queryByText(accountMessages.agreementMissing)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '用户协议' })).toBeNull());
    unfocus();
  },
};

export const RegisterDiffering: Story = {
  name: '注册账号：两次密码不一致，倒计时',
  play: async () => {
    const root = await open('注册账号');
    await type(root, {
      用户名: 'taiyue_chen',
      手机号: '13800000118',
      密码: 'Zq7#mulberry-Kite',
      确认密码: 'Zq7#mulb',
    });
    await sendCode(root);
    clock.pass(13_000);
    await within(root).findByRole('button', { name: '47秒后重发' });
    await userEvent.click(within(root).getByRole('checkbox'));
    await within(root).findByText(accountMessages.passwordsDiffer);
    unfocus();
  },
};

export const RegisterWeak: Story = {
  name: '注册账号：弱密码',
  play: async () => {
    const root = await open('注册账号');
    await type(root, { 用户名: 'taiyue_chen', 密码: '123456' });
    await within(root).findByText('弱', { exact: false, selector: 'output' });
    await send(root, '注册');
    await within(root).findByText(accountMessages.passwordTooWeak);
    unfocus();
  },
};

export const RegisterConflict: Story = {
  name: '注册账号：用户名已被使用',
  parameters: answers(
    mockEndpoint(contract.registerAccount, () => ({ refusal: { status: 409, message: '用户名已被使用，请换一个' } })),
  ),
  play: async () => {
    const root = await open('注册账号');
    await fillRegistration(root);
    await send(root, '注册');
    await within(root).findByText('用户名已被使用，请换一个');
    await expect(within(root).getByLabelText('用户名')).toHaveFocus();
    await expect(within(root).getByLabelText('密码', { selector: 'input' })).toHaveValue('Zq7#mulberry-Kite');
    unfocus();
  },
};

export const RegisterFailed: Story = {
  name: '注册账号：服务没有响应',
  parameters: answers(mockEndpoint(contract.registerAccount, () => 'unreachable')),
  play: async () => {
    const root = await open('注册账号');
    await fillRegistration(root);
    await send(root, '注册');
    await within(root).findByText('服务器去健身了，请稍后再来');
    unfocus();
  },
};

export const RegisterSending: Story = {
  name: '注册账号：正在提交',
  parameters: answers(mockEndpoint(contract.registerAccount, () => 'pending')),
  play: async () => {
    const root = await open('注册账号');
    await fillRegistration(root);
    await send(root, '注册');
    await waitFor(() =>
      expect(within(root).getByRole('button', { name: '注册' })).toHaveAttribute('aria-busy', 'true'),
    );
    unfocus();
  },
};

export const Registered: Story = {
  name: '注册成功，用户名已填入登录表单',
  play: async () => {
    const root = await open('注册账号');
    await fillRegistration(root);
    await send(root, '注册');
    await screen.findByText(accountMessages.registered);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: '用户名或手机号' })).toHaveValue('taiyue_chen');
    unfocus();
    await noticesGone();
  },
};

export const KeepsDraft: Story = {
  name: '注册账号：关闭后再打开，内容仍在',
  play: async () => {
    const root = await open('注册账号');
    await fillRegistration(root);
    await userEvent.click(within(root).getByRole('link', { name: '去登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open('注册账号');
    await expect(within(again).getByLabelText('用户名')).toHaveValue('taiyue_chen');
    await expect(within(again).getByLabelText('密码', { selector: 'input' })).toHaveValue('Zq7#mulberry-Kite');
    await expect(within(again).getByLabelText('验证码')).toHaveValue('482915');
    await expect(within(again).getByRole('checkbox')).toBeChecked();
    await within(again).findByRole('button', { name: '60秒后重发' });
    unfocus();
  },
};

export const Recover: Story = {
  name: '找回密码',
  play: async () => {
    const root = await open('找回密码');
    await expect(within(root).getByLabelText('手机号')).toHaveFocus();
  },
};

export const RecoverEmpty: Story = {
  name: '找回密码：未填写就提交',
  play: async () => {
    const root = await open('找回密码');
    await send(root, '重置密码');
    await within(root).findByText(accountMessages.mobileWrong);
    await within(root).findByText(accountMessages.newPasswordMissing);
    await within(root).findByText(accountMessages.newPasswordAgainMissing);
    unfocus();
  },
};

export const RecoverWeak: Story = {
  name: '找回密码：密码强度过低',
  play: async () => {
    const root = await open('找回密码');
    await fillRecovery(root, 'qwerty123');
    await send(root, '重置密码');
    await within(root).findByText(accountMessages.passwordTooWeak);
    unfocus();
  },
};

export const RecoverFilled: Story = {
  name: '找回密码：已填写',
  play: async () => {
    const root = await open('找回密码');
    await fillRecovery(root);
    unfocus();
  },
};

export const RecoverWrongCode: Story = {
  name: '找回密码：验证码错误',
  parameters: answers(
    mockEndpoint(contract.retrievePassword, () => ({
      refusal: { status: 422, message: '验证码错误或已过期，请核对后重新输入，或重新发送' },
    })),
  ),
  play: async () => {
    const root = await open('找回密码');
    await fillRecovery(root);
    await send(root, '重置密码');
    await within(root).findByText('验证码错误或已过期，请核对后重新输入，或重新发送');
    await expect(within(root).getByLabelText('验证码')).toHaveFocus();
    unfocus();
  },
};

export const RecoverFailed: Story = {
  name: '找回密码：没有成功',
  parameters: answers(mockEndpoint(contract.retrievePassword, () => ({ refusal: { status: 500, message: '' } }))),
  play: async () => {
    const root = await open('找回密码');
    await fillRecovery(root);
    await send(root, '重置密码');
    await within(root).findByText(accountMessages.resetFailed);
    unfocus();
  },
};

export const Recovered: Story = {
  name: '密码找回成功，手机号已填入登录表单',
  play: async () => {
    const root = await open('找回密码');
    await fillRecovery(root);
    await send(root, '重置密码');
    await screen.findByText(accountMessages.passwordRecovered);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: '用户名或手机号' })).toHaveValue('13800000118');
    unfocus();
    await noticesGone();
  },
};
