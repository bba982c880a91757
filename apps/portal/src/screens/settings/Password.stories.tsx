import { readProfile, refreshToken, sendSmsCode, updatePassword } from '@lima-id/api';
import { companyAdmin, mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { accountMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { noticesGone, pictureShown, slide, unfocus } from '../../shared/captcha/slideInStory.ts';
import { goodCaptcha } from '../../shared/captcha/storyHandlers.ts';
import { keepPasswordDraft, takePasswordDraft } from './passwordDraft.ts';
import { loggedIn, profileOf, ScreenStory } from './storyFrame.tsx';

/** Everything succeeds: a picture, any slide passes, the code is sent, the password is changed. */
const gateway: readonly HttpHandler[] = [
  profileOf(companyAdmin),
  ...goodCaptcha,
  mockEndpoint(sendSmsCode, () => ({ reply: null })),
  mockEndpoint(updatePassword, () => ({ reply: null })),
];

/** Responds as the gateway, with these replies replaced. */
function answers(...handlers: HttpHandler[]) {
  return { msw: { handlers: [...handlers, ...gateway] } };
}

const start = Date.UTC(2026, 4, 18, 2, 20);

const meta = {
  title: 'Screens/Settings 设置/Password 修改密码',
  id: 'screens-settings-password',
  component: ScreenStory,
  args: { address: '/personal_update?type=2', now: () => start },
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: loggedIn(companyAdmin),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const typed = { 原密码: 'Lima@2025', 新密码: 'k7Zm-w3tr!Q', 确认密码: 'k7Zm-w3tr!Q' } as const;

async function type(canvas: Canvas, texts: Partial<Record<keyof typeof typed | '验证码', string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(await canvas.findByLabelText(label), text);
}

function rest(): void {
  unfocus();
  window.scrollTo(0, 0);
}

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await type(canvas, typed);
  await slide(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }));
  await canvas.findByRole('button', { name: '60秒后重发' });
  await type(canvas, { 验证码: '123456' });
}

async function submit(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: '确认修改' }));
}

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
  },
};

export const Empty: Story = {
  name: '尚未填写',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureShown(canvasElement);
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0000 0118');
    await expect(canvas.getByLabelText('手机号')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: '发送验证码' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '修改密码' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OpenedByState: Story = {
  name: '由路由状态打开',
  args: { address: '/personal_update', state: { page: 'password' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureShown(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: '基本信息' }));
    await canvas.findByLabelText('邮箱');
    await userEvent.click(canvas.getByRole('link', { name: '修改密码' }));
    await pictureShown(canvasElement);
    rest();
  },
};

export const Errors: Story = {
  name: '未填写就提交',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureShown(canvasElement);
    await submit(canvas);
    await canvas.findByText(accountMessages.oldPasswordMissing);
    await expect(canvas.getByText(accountMessages.newPasswordMissing)).toBeVisible();
    await expect(canvas.getByText(accountMessages.newPasswordAgainMissing)).toBeVisible();
    await expect(canvas.getByText(accountMessages.profileSlideMissing)).toBeVisible();
    await expect(canvas.getByText(accountMessages.codeMissing)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('原密码')).toHaveFocus());
    rest();
  },
};

function strength(name: string, text: string, word: string): Story {
  return {
    name,
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await pictureShown(canvasElement);
      await type(canvas, { 新密码: text });
      await expect(canvas.getByText(`强度：${word}`)).toBeVisible();
      rest();
    },
  };
}

export const Weak: Story = strength('强度：弱', '123456', '弱');
export const Medium: Story = strength('强度：中', 'kqzmwjtr', '中');
export const Strong: Story = strength('强度：强', typed.新密码, '强');

export const Differ: Story = {
  name: '两次输入不一致',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureShown(canvasElement);
    await type(canvas, { ...typed, 确认密码: 'k7Zm-w3t' });
    rest();
    await canvas.findByText(accountMessages.passwordsDiffer);
  },
};

export const SlidePassed: Story = {
  name: '滑块已通过',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await slide(canvasElement);
    await expect(canvas.getByRole('button', { name: '发送验证码' })).toBeEnabled();
    rest();
  },
};

export const CodeSent: Story = {
  name: '验证码已发送：倒计时',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await slide(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }));
    await expect(await canvas.findByRole('button', { name: '60秒后重发' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(canvas.getByLabelText('验证码')).toHaveFocus());
    // The slide was used, and no other is required during the cooldown.
    await expect(canvas.getByRole('slider', { name: '滑块验证' })).toHaveAttribute('aria-valuetext', '验证通过');
    // The field keeps the focus, and the caret would blink in the picture.
    canvas.getByLabelText('验证码').style.caretColor = 'transparent';
  },
};

/** A clock that the story advances; the page is notified as when a tab becomes visible. */
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

const waiting = movedClock();

export const WaitOver: Story = {
  name: '倒计时结束：重新滑动后重发',
  args: { now: waiting.now },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await slide(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }));
    await canvas.findByRole('button', { name: '60秒后重发' });
    await type(canvas, { 验证码: '1234' });
    waiting.pass(60_000);
    await expect(await canvas.findByRole('button', { name: '重新发送' })).toBeDisabled();
    await pictureShown(canvasElement);
    // The slide of the first code is still valid for the form.
    await submit(canvas);
    await canvas.findByText(accountMessages.oldPasswordMissing);
    await expect(canvas.queryByText(accountMessages.profileSlideMissing)).toBeNull();
    rest();
  },
};

export const SlideAgain: Story = {
  name: '发送被拒绝（901）：重新滑动',
  parameters: answers(
    mockEndpoint(sendSmsCode, () => ({ refusal: { status: 422, code: 901, message: '请重新完成滑块验证' } })),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await slide(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '发送验证码' }));
    await within(document.body).findByText('请重新完成滑块验证');
    await pictureShown(canvasElement);
    await expect(canvas.getByRole('button', { name: '发送验证码' })).toBeDisabled();
    await noticesGone();
    await slide(canvasElement);
    await expect(canvas.getByRole('button', { name: '发送验证码' })).toBeEnabled();
    rest();
  },
};

function refused(name: string, answer: Parameters<typeof mockEndpoint<unknown, null, null>>[1], text: string): Story {
  return {
    name,
    parameters: answers(mockEndpoint(updatePassword, answer)),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await fillIn(canvasElement);
      await submit(canvas);
      await canvas.findByText(text);
      for (const [label, value] of Object.entries(typed)) await expect(canvas.getByLabelText(label)).toHaveValue(value);
      await expect(canvas.getByLabelText('验证码')).toHaveValue('123456');
      rest();
    },
  };
}

export const Refused: Story = refused(
  '服务端拒绝：原密码错误',
  () => ({ refusal: { status: 422, message: '原密码错误，请核对后重新输入' } }),
  '原密码错误，请核对后重新输入',
);

export const RefusedAsAWhole: Story = refused(
  '服务端拒绝：整张表单',
  () => ({ refusal: { status: 429, message: '操作过于频繁，请稍后再试' } }),
  '操作过于频繁，请稍后再试',
);

export const FailedSilently: Story = refused(
  '修改密码失败',
  () => ({ refusal: { status: 500, message: '' } }),
  accountMessages.changePasswordFailed,
);

export const Sending: Story = {
  name: '提交中',
  parameters: answers(mockEndpoint(updatePassword, () => 'pending')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await submit(canvas);
    await waitFor(() => expect(canvas.getByRole('form', { name: '修改密码' })).toHaveAttribute('aria-busy', 'true'));
    rest();
  },
};

const changes: unknown[] = [];

export const Changed: Story = {
  name: '修改成功：重新登录',
  parameters: answers(
    mockEndpoint(updatePassword, (change) => {
      changes.push(change);
      return { reply: null };
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    changes.length = 0;
    await fillIn(canvasElement);
    await submit(canvas);
    await canvas.findByText('/login');
    await expect(within(document.body).getByText(accountMessages.passwordChanged)).toBeVisible();
    await expect(canvas.getByText(/"returnPath":"\/personal_update"/)).toBeVisible();
    await expect(localStorage.getItem('userInfo')).toBeNull();
    await expect(changes).toEqual([
      { mobile: companyAdmin.mobile, oldPassword: typed.原密码, newPassword: typed.新密码, verifyCode: '123456' },
    ]);
    await waitFor(() => expect(within(document.body).queryByText(accountMessages.passwordChanged)).toBeNull());
  },
};

const over = { refusal: { status: 401, code: 40108, message: '登录已失效，请重新登录' } };

export const SessionOver: Story = {
  name: '登录已失效：去登录，已填内容不丢',
  parameters: answers(
    mockEndpoint(updatePassword, () => over),
    mockEndpoint(refreshToken, () => over),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvasElement);
    await submit(canvas);
    await canvas.findByText('/login');
    await expect(canvas.getByText(/"returnPath":"\/personal_update\?type=2"/)).toBeVisible();
    const { 原密码: oldPassword, 新密码: newPassword, 确认密码: confirmPassword } = typed;
    await expect(takePasswordDraft(companyAdmin.userId)).toEqual({
      mobile: companyAdmin.mobile,
      oldPassword,
      newPassword,
      confirmPassword,
      verifyCode: '123456',
    });
  },
};

export const ComingBack: Story = {
  name: '重新登录后回来：已填内容还在',
  beforeEach: () => {
    const { 原密码: oldPassword, 新密码: newPassword, 确认密码: confirmPassword } = typed;
    const { mobile, userId } = companyAdmin;
    const values = { slideProof: null, mobile, oldPassword, newPassword, confirmPassword, verifyCode: '123456' };
    keepPasswordDraft(userId, values);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureShown(canvasElement);
    for (const [label, value] of Object.entries(typed)) await expect(canvas.getByLabelText(label)).toHaveValue(value);
    await expect(canvas.getByLabelText('验证码')).toHaveValue('123456');
  },
};

const withoutMobile = profileOf({ ...ordinaryUser, userId: companyAdmin.userId, mobile: '' });

export const NoMobile: Story = {
  name: '没有手机号',
  parameters: answers(withoutMobile),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await slide(canvasElement);
    await expect(canvas.getByRole('button', { name: '发送验证码' })).toBeDisabled();
    await submit(canvas);
    await canvas.findByText(accountMessages.mobileWrong);
    rest();
  },
};

const sent: unknown[] = [];

export const MobileTyped: Story = {
  name: '没有手机号：填写后修改成功',
  parameters: answers(
    withoutMobile,
    mockEndpoint(sendSmsCode, ({ mobile }) => {
      sent.push(mobile);
      return { reply: null };
    }),
    mockEndpoint(updatePassword, ({ mobile }) => {
      sent.push(mobile);
      return { reply: null };
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    sent.length = 0;
    await userEvent.type(await canvas.findByLabelText('手机号'), '+86 138 0000 0119');
    await fillIn(canvasElement);
    await submit(canvas);
    await canvas.findByText('/login');
    await expect(sent).toEqual(['13800000119', '13800000119']);
    await noticesGone();
  },
};

export const MobileKept: Story = {
  name: '没有手机号：重新登录后回来，填写的手机号还在',
  parameters: answers(withoutMobile),
  beforeEach: () => {
    const { 原密码: oldPassword, 新密码: newPassword, 确认密码: confirmPassword } = typed;
    const values = { slideProof: null, mobile: '13800000119', oldPassword, newPassword, confirmPassword };
    keepPasswordDraft(companyAdmin.userId, { ...values, verifyCode: '123456' });
  },
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await expect(within(canvasElement).getByLabelText('手机号')).toHaveValue('13800000119');
  },
};

export const Loading: Story = {
  name: '加载中',
  parameters: answers(mockEndpoint(readProfile, () => 'pending')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('数据加载中，请稍候');
  },
};

export const ProfileFailed: Story = {
  name: '获取信息失败',
  parameters: answers(mockEndpoint(readProfile, () => 'unreachable')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('获取信息失败');
  },
};
