import {
  type Registration,
  type RegistrationRequest,
  readRegistration,
  readRegistrationConfirmation,
  registerPrefix,
} from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { prefixMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticesGone, pictureShown, slide, unfocus } from '../../shared/captcha/slideInStory.ts';
import { ScreenStory } from './storyFrame.tsx';
import { answers, confirmationOf, draftOf, loggedIn, registrationOf, sessionOver } from './storyHandlers.ts';
import { rejected, storedDraft, storyTime, submitted } from './storySamples.ts';
import { takeUnsavedForm } from './unsavedForm.ts';

const { submission, confirmation, availability } = prefixMessages;

/** The submission, and the platform's state since. */
let sent: RegistrationRequest[] = [];
let known: Registration | null = null;

const taking = [
  mockEndpoint(readRegistration, () => ({ reply: known })),
  mockEndpoint(registerPrefix, (request) => {
    sent.push(request);
    known = submitted;
    return { reply: null };
  }),
];

const meta = {
  title: 'Screens/Prefix 标识前缀/Submission 提交',
  id: 'screens-prefix-submission',
  component: ScreenStory,
  args: { now: () => storyTime },
  parameters: { layout: 'fullscreen', ...answers(...taking, draftOf(storedDraft())) },
  beforeEach: () => {
    sent = [];
    known = null;
    return loggedIn()();
  },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function ready(canvasElement: HTMLElement): Promise<Canvas> {
  const canvas = within(canvasElement);
  await canvas.findByText(availability.available('88.118.001'));
  await canvas.findByText('山东省 / 德州市 / 宁津县');
  await canvas.findByText('健身器材（88.118）');
  return canvas;
}

async function press(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
}

async function dialogShown(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: '确认提交申请' });
  await pictureShown(dialog);
  return dialog;
}

const accept = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));

async function slideAndSend(canvasElement: HTMLElement): Promise<Canvas> {
  const canvas = await ready(canvasElement);
  await press(canvas);
  const dialog = await dialogShown();
  await slide(dialog);
  // Presses within half a second of the previous one are ignored.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await accept(dialog);
  return canvas;
}

function rest(): void {
  unfocus();
  window.scrollTo(0, 0);
}

export const SlideAlone: Story = {
  name: '确认：只需滑块',
  play: async ({ canvasElement }) => {
    await press(await ready(canvasElement));
    await dialogShown();
    await expect(screen.queryByLabelText('验证码')).toBeNull();
    rest();
  },
};

export const WithCode: Story = {
  name: '确认：联系人手机号需要验证码',
  parameters: answers(confirmationOf(true), ...taking, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    await press(await ready(canvasElement));
    await dialogShown();
    await expect(screen.getByLabelText('验证码')).toBeVisible();
    rest();
  },
};

export const ConfirmationErrors: Story = {
  name: '确认：未滑动、未填验证码',
  parameters: answers(confirmationOf(true), ...taking, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    await press(await ready(canvasElement));
    const dialog = await dialogShown();
    await accept(dialog);
    await within(dialog).findByText(confirmation.slideProof);
    await expect(within(dialog).getByText(confirmation.verifyCode)).toBeVisible();
    await expect(sent).toEqual([]);
    rest();
  },
};

export const ConfirmationFailed: Story = {
  name: '确认：无法取得验证方式，可以重试',
  parameters: answers(
    mockEndpoint(readRegistrationConfirmation, () => 'unreachable'),
    ...taking,
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    await press(await ready(canvasElement));
    await screen.findByRole('button', { name: '重试' });
    rest();
  },
};

export const SessionOverAtConfirmation: Story = {
  name: '确认：登录已失效，内容带去登录页',
  parameters: answers(
    mockEndpoint(readRegistrationConfirmation, () => sessionOver),
    ...taking,
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await press(canvas);
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(takeUnsavedForm(ordinaryUser.userId)?.values).toMatchObject({
      companyName: submitted.companyName,
      agreement: true,
    });
  },
};

export const Cancelled: Story = {
  name: '确认：取消后可以再次提交',
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await press(canvas);
    await userEvent.click(within(await dialogShown()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: '提交申请' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(button).toHaveFocus());
    await new Promise((resolve) => setTimeout(resolve, 500));
    await userEvent.click(button);
    await dialogShown();
    rest();
  },
};

export const Sent: Story = {
  name: '提交成功，显示已提交的资料',
  play: async ({ canvasElement }) => {
    const canvas = await slideAndSend(canvasElement);
    await screen.findByText(submission.succeeded);
    await canvas.findByText('资料已提交，正在审核');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(sent).toHaveLength(1);
    const { secondNodeName, industryText, areaText } = submitted;
    const names = { secondNodeName, industryText, areaText };
    await expect(sent[0]).toMatchObject({ identifierPrefix: '88.118.001', scene: 'prefix', token: 'token', ...names });
    await noticesGone();
    rest();
  },
};

export const SentWithCode: Story = {
  name: '提交成功，验证码代替滑块',
  parameters: answers(confirmationOf(true), ...taking, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await ready(canvasElement);
    await press(canvas);
    const dialog = await dialogShown();
    await expect(within(dialog).getByRole('button', { name: '发送验证码' })).toBeDisabled();
    await slide(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: '发送验证码' }));
    await within(dialog).findByRole('button', { name: '60秒后重发' });
    await userEvent.type(within(dialog).getByLabelText('验证码'), '123456');
    await accept(dialog);
    await canvas.findByText('资料已提交，正在审核');
    await expect(sent[0]).toMatchObject({ verifyCode: '123456', scene: '', sessionId: '', sig: '', token: '' });
    await noticesGone();
    rest();
  },
};

export const Overwrite: Story = {
  name: '再次提交前询问是否覆盖',
  parameters: answers(registrationOf({ ...rejected, feedback: null }), ...taking),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重新填写' }));
    await press(await ready(canvasElement));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveAccessibleDescription(prefixMessages.overwrite);
    rest();
  },
};

export const Overwritten: Story = {
  ...Overwrite,
  name: '同意覆盖后进入确认',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重新填写' }));
    await press(await ready(canvasElement));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '继续提交' }));
    await dialogShown();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    rest();
  },
};

export const VerificationFailed: Story = {
  name: '企业信息核验失败',
  parameters: answers(
    mockEndpoint(registerPrefix, () => ({
      refusal: { status: 422, message: `${submission.verificationFailed}，请核对后重新提交` },
    })),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await slideAndSend(canvasElement);
    await expect(await canvas.findByText(submission.verificationHint)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue(submitted.companyName);
    rest();
  },
};

export const NumberNotVerified: Story = {
  name: '企业信息核验失败，指出是哪个号码',
  parameters: answers(
    mockEndpoint(registerPrefix, () => ({
      refusal: {
        status: 422,
        message: submission.numberRefused.legalCardNumber,
        data: { field: 'legalCardNumber' as const, freePrefix: null },
      },
    })),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await slideAndSend(canvasElement);
    const number = await canvas.findByRole('textbox', { name: '证件号码' });
    await waitFor(() => expect(number).toHaveAccessibleDescription(/企业信息核验失败：证件号码/));
    await expect(number).toHaveFocus();
    rest();
  },
};

export const Unreachable: Story = {
  name: '网络不通，内容保留',
  parameters: answers(
    mockEndpoint(registerPrefix, () => 'unreachable'),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await slideAndSend(canvasElement);
    await expect(await canvas.findByText(submission.failed)).toBeVisible();
    rest();
  },
};

export const TakenMeanwhile: Story = {
  name: '提交时前缀刚被占用',
  parameters: answers(
    mockEndpoint(registerPrefix, () => ({
      refusal: {
        status: 409,
        message: availability.takenWithFree('88.118.001', '002'),
        data: { field: 'enterprisePrefix', freePrefix: '002' },
      },
    })),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await slideAndSend(canvasElement);
    const box = canvas.getByRole('textbox', { name: '企业前缀', hidden: true });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expect(canvas.getByRole('button', { name: '使用 002' })).toBeVisible();
    rest();
  },
};

export const SessionOver: Story = {
  name: '提交时登录已失效，内容带去登录页',
  parameters: answers(
    mockEndpoint(registerPrefix, () => sessionOver),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await slideAndSend(canvasElement);
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(takeUnsavedForm(ordinaryUser.userId)?.values).toMatchObject({
      companyName: submitted.companyName,
      agreement: true,
    });
  },
};
