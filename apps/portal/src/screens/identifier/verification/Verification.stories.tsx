import { accountMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { slide, unfocus } from '../../../shared/captcha/slideInStory.ts';
import { busyMobile, rightCode, VerificationStory, verifyingServer } from './storyFrame.tsx';

const start = Date.UTC(2026, 4, 18, 2, 20);
const mobile = '13800000118';

/** A clock that stands still until the story advances it. */
function clock() {
  let moment = start;
  return {
    now: () => moment,
    pass: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
}

const server = verifyingServer();
const expiring = verifyingServer();

const meta = {
  title: 'Screens/Identifier 标识查询/Verification 验证',
  id: 'screens-identifier-verification',
  component: VerificationStory,
  args: { now: () => start },
  parameters: { layout: 'padded', ...server.story.parameters },
  beforeEach: server.story.beforeEach,
} satisfies Meta<typeof VerificationStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const phoneField = (canvasElement: HTMLElement) =>
  within(canvasElement).findByLabelText(/^手机号/, undefined, { timeout: 5000 });
/** The device does proof of work before a code is requested. */
const worked = { timeout: 15_000 };
const codeField = (canvasElement: HTMLElement) => within(canvasElement).findByLabelText(/^验证码/, undefined, worked);
const press = async (canvasElement: HTMLElement, name: string) =>
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
const tab = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('tab', { name: new RegExp(name) });
const choose = async (canvasElement: HTMLElement, name: string) => await userEvent.click(tab(canvasElement, name));

async function sendTo(canvasElement: HTMLElement, number = mobile): Promise<void> {
  await userEvent.type(await phoneField(canvasElement), number);
  await press(canvasElement, accountMessages.smsSend);
}

async function typeCode(canvasElement: HTMLElement, code: string): Promise<void> {
  await userEvent.type(await codeField(canvasElement), code);
  await press(canvasElement, '验证并查看');
}

export const AskingForPhone: Story = {
  name: '请输入手机号',
  play: async ({ canvasElement }) => {
    await expect(await phoneField(canvasElement)).not.toHaveFocus();
    await expect(within(canvasElement).getByRole('heading', { name: '验证手机号后查看' })).toBeVisible();
    await expect(within(canvasElement).getByText('该场景仅向设备的使用方开放，请验证手机号后查看')).toBeVisible();
  },
};

export const WrongPhone: Story = {
  name: '手机号有误',
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement, '12800000118');
    await within(canvasElement).findByText(accountMessages.mobileWrong);
    const field = await phoneField(canvasElement);
    await expect(field).toHaveValue('12800000118');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Sending: Story = {
  name: '验证码发送中',
  ...verifyingServer({ pending: 'SEND' }).story,
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await expect(await phoneField(canvasElement)).toHaveAttribute('readonly');
  },
};

export const SendRefused: Story = {
  name: '发送被拒绝',
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement, busyMobile);
    await within(canvasElement).findByText('验证码发送过于频繁，请45秒后再试', undefined, worked);
    await expect(await phoneField(canvasElement)).toHaveValue(busyMobile);
  },
};

export const Off: Story = {
  name: '平台暂停发送短信',
  ...verifyingServer({ off: true }).story,
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await within(canvasElement).findByText('短信暂停发送，请稍后再试，或联系客服', undefined, worked);
    await expect(within(canvasElement).getByRole('button', { name: '短信暂停发送' })).toBeDisabled();
    await expect(await phoneField(canvasElement)).toHaveValue(mobile);
    unfocus();
  },
};

export const SlideInstead: Story = {
  name: '设备无法计算，改用滑块',
  ...verifyingServer({ impossible: true }).story,
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await within(canvasElement).findByText(/此浏览器无法完成计算/, { selector: 'p > span' }, worked);
    await press(canvasElement, accountMessages.smsSend);
    await within(canvasElement).findByText(accountMessages.slideMissing, { selector: 'p > span' });
    unfocus();
  },
};

export const SlidThen: Story = {
  name: '设备无法计算，滑动后发送',
  ...verifyingServer({ impossible: true }).story,
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await within(canvasElement).findByText(/此浏览器无法完成计算/, { selector: 'p > span' }, worked);
    await slide(canvasElement);
    await press(canvasElement, accountMessages.smsSend);
    await codeField(canvasElement);
    await expect(within(canvasElement).queryByRole('slider')).toBeNull();
    unfocus();
  },
};

export const AskingForCode: Story = {
  name: '请输入验证码',
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await within(canvasElement).findByText('验证码已发送至 138····0118。', undefined, worked);
    await waitFor(async () => expect(await codeField(canvasElement)).toHaveFocus());
    await userEvent.type(await codeField(canvasElement), '482');
    await expect(within(canvasElement).getByRole('button', { name: '60秒后重发' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const waiting = clock();
export const Resending: Story = {
  name: '一分钟后重新发送',
  args: { now: waiting.now },
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await userEvent.type(await codeField(canvasElement), '12');
    await within(canvasElement).findByRole('button', { name: '60秒后重发' });
    waiting.pass(60_000);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重新发送' }, { timeout: 3000 }));
    await within(canvasElement).findByRole('button', { name: '60秒后重发' }, worked);
    await expect(await codeField(canvasElement)).toHaveValue('12');
  },
};

export const WrongCode: Story = {
  name: '验证码有误',
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await typeCode(canvasElement, '111111');
    await within(canvasElement).findByText('验证码错误或已过期，请核对后重新输入，或重新发送');
    await expect(await codeField(canvasElement)).toHaveValue('111111');
    await waitFor(async () => expect(await codeField(canvasElement)).toHaveFocus());
  },
};

export const ShortCode: Story = {
  name: '验证码不满六位',
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await typeCode(canvasElement, '4829');
    await within(canvasElement).findByText(accountMessages.codeWrong);
  },
};

export const Checking: Story = {
  name: '验证中',
  ...verifyingServer({ pending: 'VERIFY' }).story,
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await typeCode(canvasElement, rightCode);
    await userEvent.type(await codeField(canvasElement), '{Backspace}');
    await expect(await codeField(canvasElement)).toHaveValue(rightCode);
    await expect(within(canvasElement).getByRole('button', { name: '更换手机号' })).toBeDisabled();
  },
};

export const ChangingPhone: Story = {
  name: '更换手机号',
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await userEvent.type(await codeField(canvasElement), '482');
    await press(canvasElement, '更换手机号');
    const field = await phoneField(canvasElement);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(mobile);
    await press(canvasElement, '返回填写验证码');
    await expect(await codeField(canvasElement)).toHaveValue('482');
    await press(canvasElement, '更换手机号');
  },
};

export const Verified: Story = {
  name: '验证后查看',
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '运行监测');
    await sendTo(canvasElement);
    await typeCode(canvasElement, rightCode);
    await within(canvasElement).findByText('1,286 h');
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: '运行监测' })).toHaveFocus());
    await expect(tab(canvasElement, '设备报修')).toHaveAttribute('aria-description', '2 条');
  },
};

export const SwitchingScenes: Story = {
  name: '换一个场景继续填写',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await sendTo(canvasElement);
    await userEvent.type(await codeField(canvasElement), '482');
    await choose(canvasElement, '运行监测');
    await expect(await codeField(canvasElement)).toHaveValue('482');
    await expect(await codeField(canvasElement)).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: '60秒后重发' })).toBeVisible();
    await typeCode(canvasElement, '913');
    await canvas.findByText('1,286 h');
    await choose(canvasElement, '远程运维');
    await canvas.findByText('设备尚未检测，请点击开始检测');
    await choose(canvasElement, '设备报修');
    await canvas.findByText('400-000-0118');
  },
};

export const StillVerified: Story = {
  name: '刷新后仍有效',
  ...verifyingServer({ verified: true }).story,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('设备尚未检测，请点击开始检测', undefined, { timeout: 5000 });
  },
};

export const Expired: Story = {
  name: '验证过期后重新验证',
  ...expiring.story,
  play: async ({ canvasElement }) => {
    await sendTo(canvasElement);
    await typeCode(canvasElement, rightCode);
    await within(canvasElement).findByText('设备尚未检测，请点击开始检测');
    expiring.expire();
    await choose(canvasElement, '运行监测');
    await expect(await phoneField(canvasElement)).toHaveValue(mobile);
    await expect(tab(canvasElement, '设备报修')).toHaveAttribute('aria-description', '2 条，需要验证手机号');
    await press(canvasElement, accountMessages.smsSend);
    await codeField(canvasElement);
  },
};
