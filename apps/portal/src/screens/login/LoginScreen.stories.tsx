import { contract } from '@lima-id/api';
import { companyAdmin, loginReply, mockEndpoint } from '@lima-id/api/msw';
import { accountMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticesGone, pictureShown, slide, unfocus } from '../../shared/captcha/slideInStory.ts';
import { setUser } from '../../shared/session/changeUser.ts';
import { loginModes } from '../../shared/session/loginModes.ts';
import { storedUserOf } from '../../shared/session/storedUserOf.ts';
import { answers, goodGateway, movedClock, ScreenStory, visitOf } from './storyFrame.tsx';

const clock = movedClock();

const meta = {
  title: 'Screens/Login 登录',
  id: 'screens-login',
  component: ScreenStory,
  args: { now: clock.now },
  parameters: { layout: 'fullscreen', msw: { handlers: goodGateway } },
  beforeEach: visitOf(clock),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const shown = () => screen.getByRole('tabpanel');
const submit = () => userEvent.click(within(shown()).getByRole('button', { name: '登录' }));

async function fillPassword() {
  await userEvent.type(field('用户名或手机号'), 'taiyue_chen');
  await userEvent.type(screen.getByLabelText('密码'), 'Lima@2026');
  await slide(shown());
}

async function openCodeTab() {
  await pictureShown();
  await userEvent.click(screen.getByRole('tab', { name: '短信登录' }));
  await pictureShown(shown());
}

async function sendCode() {
  await openCodeTab();
  await userEvent.type(field('手机号'), '13800000118');
  await slide(shown());
  await userEvent.click(button('发送验证码'));
}

export const Playground: Story = {
  name: '密码登录',
  play: async ({ canvasElement }) => {
    await pictureShown();
    await expect(document.title).toBe('登录 - 力码');
    await expect(within(canvasElement).getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    await expect(within(canvasElement).getByRole('link', { name: '力码首页' })).toHaveAttribute('href', '/home');
  },
};

/** A browser that blocks cookies: every access to its storage is refused. */
function keepNothing(): () => void {
  const refused = {
    configurable: true,
    get(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  const kept = (['localStorage', 'sessionStorage'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name) ?? {}] as const,
  );
  for (const [name] of kept) Object.defineProperty(window, name, refused);
  return () => {
    for (const [name, own] of kept) Object.defineProperty(window, name, own);
  };
}

export const NotKept: Story = {
  name: '密码登录：浏览器禁止保存登录状态',
  beforeEach: keepNothing,
  play: async () => {
    await pictureShown();
    await expect(screen.getByText(`${accountMessages.loginNotKept}。`)).toBeVisible();
  },
};

export const Filled: Story = {
  name: '密码登录：已填写，验证通过',
  play: async () => {
    await fillPassword();
    unfocus();
  },
};

export const Reading: Story = {
  name: '阅读登录所同意的用户协议',
  play: async () => {
    await pictureShown();
    await userEvent.click(button('《用户协议》'));
    const text = within(await screen.findByRole('dialog', { name: '用户协议' }));
    await expect(text.queryByRole('button', { name: '我同意' })).toBeNull();
    await userEvent.click(text.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button('《用户协议》')).toHaveFocus();
    unfocus();
  },
};

export const Loading: Story = {
  name: '密码登录：正在加载图片',
  parameters: answers(mockEndpoint(contract.createChallenge, () => 'pending')),
  play: async () => {
    await screen.findByText('正在加载图片');
  },
};

export const PictureFailed: Story = {
  name: '密码登录：图片没有取到',
  parameters: answers(mockEndpoint(contract.createChallenge, () => 'unreachable')),
  play: async () => {
    await screen.findByText('图片加载失败，请换一张', { selector: 'p' });
  },
};

export const Locked: Story = {
  name: '密码登录：验证次数过多',
  parameters: answers(
    mockEndpoint(contract.createChallenge, () => ({
      refusal: { status: 429, message: '尝试次数过多，请90秒后再试', data: { reason: 'locked', retryAfterMs: 90_000 } },
    })),
  ),
  play: async () => {
    await screen.findByText('验证次数过多，请稍后再试', { selector: 'p' });
  },
};

export const EmptyPassword: Story = {
  name: '密码登录：未填写就提交',
  play: async () => {
    await pictureShown();
    await submit();
    await screen.findByText(accountMessages.accountMissing, { selector: 'p > span' });
    await screen.findByText(accountMessages.passwordMissing, { selector: 'p > span' });
    await screen.findByText(accountMessages.slideMissing, { selector: 'p > span' });
    await expect(field('用户名或手机号')).toHaveFocus();
    unfocus();
  },
};

export const WrongPassword: Story = {
  name: '密码登录：密码错误',
  parameters: answers(
    mockEndpoint(contract.loginByPassword, () => ({
      refusal: { status: 422, message: '用户名或密码错误，请核对后重新输入' },
    })),
  ),
  play: async () => {
    await fillPassword();
    await submit();
    await screen.findByText('用户名或密码错误，请核对后重新输入');
    await expect(screen.getByLabelText('密码')).toHaveValue('Lima@2026');
    const slider = await pictureShown(shown());
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '已移动0，共344'));
    // The slide is required with the next attempt, not before.
    await expect(screen.queryByText(accountMessages.slideMissing)).toBeNull();
    unfocus();
  },
};

export const NoReason: Story = {
  name: '密码登录：服务没有说明原因',
  parameters: answers(mockEndpoint(contract.loginByPassword, () => ({ refusal: { status: 500, message: '' } }))),
  play: async () => {
    await fillPassword();
    await submit();
    await screen.findByText(accountMessages.loginFailed);
    await pictureShown(shown());
    unfocus();
  },
};

export const Submitting: Story = {
  name: '密码登录：正在登录',
  parameters: answers(mockEndpoint(contract.loginByPassword, () => 'pending')),
  play: async () => {
    await fillPassword();
    await submit();
    await waitFor(() =>
      expect(within(shown()).getByRole('button', { name: '登录' })).toHaveAttribute('aria-busy', 'true'),
    );
    unfocus();
  },
};

export const WithoutPicture: Story = {
  name: '密码登录：不使用图片验证',
  play: async () => {
    await pictureShown();
    await userEvent.click(button('不使用图片验证'));
    await screen.findByText('验证通过', {}, { timeout: 15_000 });
    unfocus();
  },
};

export const CodeTab: Story = {
  name: '短信登录',
  play: async () => {
    await openCodeTab();
    unfocus();
  },
};

export const EmptyCode: Story = {
  name: '短信登录：未填写就提交',
  play: async () => {
    await openCodeTab();
    await submit();
    await screen.findByText(accountMessages.mobileWrong, { selector: 'p > span' });
    await screen.findByText(accountMessages.codeMissing, { selector: 'p > span' });
    unfocus();
  },
};

export const SendWithoutMobile: Story = {
  name: '短信登录：手机号有误时发送',
  play: async () => {
    await openCodeTab();
    await userEvent.type(field('手机号'), '1380000');
    await userEvent.click(button('发送验证码'));
    await screen.findByText(accountMessages.mobileWrong, { selector: 'p > span' });
    await expect(field('手机号')).toHaveFocus();
    await expect(field('手机号')).toHaveValue('1380000');
    unfocus();
  },
};

export const SendWithoutSlide: Story = {
  name: '短信登录：未滑动时发送',
  play: async () => {
    await openCodeTab();
    await userEvent.type(field('手机号'), '13800000118');
    await userEvent.click(button('发送验证码'));
    await screen.findByText(accountMessages.slideMissing, { selector: 'p > span' });
    unfocus();
  },
};

export const Countdown: Story = {
  name: '短信登录：倒计时',
  play: async () => {
    await sendCode();
    await screen.findByRole('button', { name: /秒后重发/ });
    await expect(screen.getByLabelText('验证码')).toHaveFocus();
    clock.pass(13_000);
    await screen.findByRole('button', { name: '47秒后重发' });
    await userEvent.keyboard('482');
  },
};

export const CorrectedNumber: Story = {
  name: '短信登录：改正手机号后可立即发送',
  play: async () => {
    await sendCode();
    await screen.findByRole('button', { name: /秒后重发/ });
    await userEvent.clear(field('手机号'));
    await userEvent.type(field('手机号'), '+86 138 0000 0119');
    await screen.findByRole('button', { name: '发送验证码' });
    await slide(shown());
    await userEvent.click(button('发送验证码'));
    await screen.findByRole('button', { name: /秒后重发/ });
    await userEvent.clear(field('手机号'));
    await userEvent.type(field('手机号'), '13800000118');
    await screen.findByRole('button', { name: /秒后重发/ });
    unfocus();
  },
};

export const Resend: Story = {
  name: '短信登录：可以重新发送',
  play: async () => {
    await sendCode();
    await screen.findByRole('button', { name: /秒后重发/ });
    clock.pass(60_000);
    await screen.findByRole('button', { name: '重新发送' });
    // The first slide was used: another one is required.
    const slider = await pictureShown(shown());
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '已移动0，共344'));
  },
};

export const SlideAgain: Story = {
  name: '短信登录：服务要求重新滑动（901）',
  parameters: answers(
    mockEndpoint(contract.sendSmsCode, () => ({
      refusal: { status: 422, code: 901, message: '滑块验证已失效，请重新拖动滑块' },
    })),
  ),
  play: async () => {
    await sendCode();
    await screen.findByText('滑块验证已失效，请重新拖动滑块');
    await pictureShown(shown());
    await expect(button('发送验证码')).toBeEnabled();
    await expect(button('发送验证码')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(field('手机号')).toHaveValue('13800000118');
    unfocus();
    await noticesGone();
  },
};

export const SendFailed: Story = {
  name: '短信登录：发送失败',
  parameters: answers(mockEndpoint(contract.sendSmsCode, () => ({ refusal: { status: 503, message: '' } }))),
  play: async () => {
    await sendCode();
    await screen.findByText(accountMessages.smsFailed);
    await pictureShown(shown());
    unfocus();
    await noticesGone();
  },
};

export const WrongCode: Story = {
  name: '短信登录：验证码错误',
  parameters: answers(
    mockEndpoint(contract.loginByCode, () => ({
      refusal: { status: 422, message: '验证码错误或已过期，请核对后重新输入，或重新发送' },
    })),
  ),
  play: async () => {
    await sendCode();
    await screen.findByRole('button', { name: /秒后重发/ });
    await userEvent.keyboard('482915');
    await submit();
    await screen.findByText('验证码错误或已过期，请核对后重新输入，或重新发送');
    unfocus();
  },
};

export const KeepsBoth: Story = {
  name: '切换方式不丢失内容',
  play: async () => {
    await fillPassword();
    await userEvent.click(screen.getByRole('tab', { name: '短信登录' }));
    await pictureShown(shown());
    await userEvent.type(field('手机号'), '13800000118');
    await userEvent.click(screen.getByRole('tab', { name: '密码登录' }));
    await expect(await screen.findByRole('textbox', { name: '用户名或手机号' })).toHaveValue('taiyue_chen');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('13800000118');
    unfocus();
  },
};

export const LoggedIn: Story = {
  name: '登录成功，回到来处',
  args: { visit: { returnPath: '/application/list?page=2&t=1', returnState: { from: 3 } } },
  play: async () => {
    await fillPassword();
    await submit();
    await screen.findByRole('heading', { name: '/application/list' });
    await expect(screen.getByText('?page=2&t=…')).toBeVisible();
    await expect(screen.getByText('{"from":3}')).toBeVisible();
    await expect(screen.getByText(accountMessages.loginDone)).toBeVisible();
    await noticesGone();
  },
};

export const LoggedInByCode: Story = {
  name: '短信登录成功，去首页',
  args: { visit: { returnPath: 'https://elsewhere.example/' } },
  play: async () => {
    await sendCode();
    await screen.findByRole('button', { name: /秒后重发/ });
    await userEvent.keyboard('482915{Enter}');
    await screen.findByRole('heading', { name: '/home' });
    await noticesGone();
  },
};

const adminLogsIn = answers(
  mockEndpoint(contract.loginByPassword, () => ({ reply: { ...loginReply, userInfo: companyAdmin } })),
);

/** Replaces the browser's own way to open a tab. */
function opens(tab: Window | null) {
  const real = window.open;
  const open = fn(() => tab);
  window.open = open;
  return { open, restore: () => (window.open = real) };
}

export const ConsoleOpened: Story = {
  name: '登录成功，打开企业控制台',
  parameters: adminLogsIn,
  play: async () => {
    const tab = { opener: window } as unknown as Window;
    const { open, restore } = opens(tab);
    await fillPassword();
    await submit();
    await screen.findByRole('heading', { name: '/home' });
    restore();
    await expect(open).toHaveBeenCalledWith('/personal_orders?via=console', '_blank');
    await expect(tab.opener).toBeNull();
    await noticesGone();
  },
};

export const ConsoleBlocked: Story = {
  name: '登录成功，企业控制台被浏览器拦截',
  parameters: adminLogsIn,
  play: async () => {
    const { restore } = opens(null);
    await fillPassword();
    await submit();
    await screen.findByRole('heading', { name: '/home' });
    restore();
    const link = await screen.findByRole('link', { name: '打开企业控制台' }, { timeout: 5000 });
    await expect(link).toHaveAttribute('href', '/personal_orders?via=console');
    await waitFor(() => expect(screen.queryByText(accountMessages.loginDone)).toBeNull(), { timeout: 6000 });
  },
};

export const AlreadyLoggedIn: Story = {
  name: '已经登录',
  args: { visit: { mode: loginModes.register, returnPath: '/news' } },
  beforeEach: () => setUser(storedUserOf(companyAdmin, Date.now())),
  play: async () => {
    await screen.findByRole('heading', { name: '/news' });
  },
};
