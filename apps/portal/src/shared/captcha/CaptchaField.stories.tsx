import { contract } from '@lima-id/api';
import { mockEndpoint, pictureChallenge, slideProof, workChallenge } from '@lima-id/api/msw';
import type { SlideProof } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
import { pictureShown, slide, unfocus } from './slideInStory.ts';
import { goodCaptcha } from './storyHandlers.ts';

const start = Date.UTC(2026, 10, 20, 2, 20);
const held = () => start;

/** The field with a form: it keeps the proof, and a call uses it up. */
function Held(props: CaptchaFieldProps) {
  const [proof, setProof] = useState<SlideProof | null>(null);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <CaptchaField {...props} value={proof} onValueChange={setProof} />
      <Button disabled={proof === null} onClick={() => setProof(null)}>
        提交
      </Button>
    </div>
  );
}

const meta = {
  title: 'Screens/Captcha 人机验证',
  id: 'portal-captcha',
  component: CaptchaField,
  render: (args) => <Held {...args} />,
  args: { scene: 'passwordLogin', required: true, now: held },
  parameters: { msw: { handlers: goodCaptcha } },
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: '提交' });
const other = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: '不使用图片验证' });

export const Playground: Story = {
  name: '图片已就绪',
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await expect(submit(canvasElement)).toBeDisabled();
  },
};

export const Passed: Story = {
  name: '验证通过',
  play: async ({ canvasElement }) => {
    await slide(canvasElement);
    await expect(submit(canvasElement)).toBeEnabled();
    unfocus();
  },
};

const { parameters, signature } = workChallenge;

export const WithWork: Story = {
  name: '验证通过：图片带有计算',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, () => ({
          reply: { ...pictureChallenge, work: { parameters, signature, triesMax: 16 } },
        })),
        mockEndpoint(contract.answerChallenge, (answer) =>
          answer.kind === 'picture' && answer.work === undefined
            ? { refusal: { status: 422, message: '验证未通过，请重新验证', data: { reason: 'missed', triesLeft: 0 } } }
            : { reply: { ...slideProof, scene: answer.scene } },
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await slide(canvasElement);
    await expect(submit(canvasElement)).toBeEnabled();
    unfocus();
  },
};

/** Work without a solution: no key has this prefix. */
const endless = { parameters: { ...parameters, keyPrefix: 'f'.repeat(64) }, signature, triesMax: 10 ** 9 };

export const WithLongWork: Story = {
  name: '等候计算：同一网络验证较多',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, () => ({ reply: { ...pictureChallenge, work: endless } })),
        ...goodCaptcha,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const slider = await pictureShown(canvasElement);
    slider.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{Enter}');
    await within(canvasElement).findByText('当前验证人数较多，正在计算 0%', { selector: 'p' }, { timeout: 15_000 });
    unfocus();
  },
};

export const WithImpossibleWork: Story = {
  name: '浏览器做不到图片的计算',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, () => ({
          reply: { ...pictureChallenge, work: { ...endless, parameters: { ...parameters, algorithm: 'UNKNOWN' } } },
        })),
        ...goodCaptcha,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const slider = await pictureShown(canvasElement);
    slider.focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await within(canvasElement).findByText(/此浏览器无法完成计算/, {}, { timeout: 15_000 });
    unfocus();
  },
};

export const LongWorkAlone: Story = {
  name: '不使用图片：需要等候',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, ({ kind }) => ({
          reply: kind === 'work' ? { ...workChallenge, ...endless } : pictureChallenge,
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await within(canvasElement).findByText('当前验证人数较多，正在后台计算，请稍候', {}, { timeout: 15_000 });
    unfocus();
  },
};

export const Folded: Story = {
  name: '验证通过后收起图片',
  args: { foldOnSuccess: true },
  play: async ({ canvasElement }) => {
    await slide(canvasElement);
    unfocus();
  },
};

export const UsedUp: Story = {
  name: '凭证用过之后换新图片',
  play: async ({ canvasElement }) => {
    await slide(canvasElement);
    await userEvent.click(submit(canvasElement));
    const slider = await pictureShown(canvasElement);
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '已移动0，共344'));
    unfocus();
  },
};

export const Missed: Story = {
  name: '没有对齐',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.answerChallenge, () => ({
          refusal: { status: 422, message: '没有对准缺口，请重试', data: { reason: 'missed', triesLeft: 3 } },
        })),
        ...goodCaptcha,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const slider = await pictureShown(canvasElement);
    slider.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{Enter}');
    await within(canvasElement).findByText('没有对齐，请再试一次', { selector: 'p' });
    unfocus();
  },
};

export const Unanswered: Story = {
  name: '验证时服务没有响应',
  parameters: {
    msw: { handlers: [mockEndpoint(contract.answerChallenge, () => 'unreachable'), ...goodCaptcha] },
  },
  play: async ({ canvasElement }) => {
    const slider = await pictureShown(canvasElement);
    slider.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{Enter}');
    await within(canvasElement).findByText('服务器去健身了，请稍后再来', { selector: 'p' });
    unfocus();
  },
};

export const Expired: Story = {
  name: '图片已过期',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.answerChallenge, () => ({
          refusal: { status: 422, message: '验证已过期，请重新验证', data: { reason: 'expired' } },
        })),
        ...goodCaptcha,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const slider = await pictureShown(canvasElement);
    slider.focus();
    await userEvent.keyboard('{PageUp}{Enter}');
    await within(canvasElement).findByText('图片已过期，请换一张', { selector: 'p' });
    unfocus();
  },
};

const locked = {
  refusal: { status: 429, message: '尝试次数过多，请90秒后再试', data: { reason: 'locked', retryAfterMs: 90_000 } },
} as const;

export const Locked: Story = {
  name: '尝试次数过多',
  parameters: { msw: { handlers: [mockEndpoint(contract.createChallenge, () => locked)] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('验证次数过多，请稍后再试', { selector: 'p' });
  },
};

export const Loading: Story = {
  name: '正在加载图片',
  parameters: { msw: { handlers: [mockEndpoint(contract.createChallenge, () => 'pending')] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('正在加载图片');
  },
};

let refusals = 0;

export const LoadFailed: Story = {
  name: '图片没有取到，换一张',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, () => {
          refusals += 1;
          return refusals === 1 ? 'unreachable' : { reply: { ...pictureChallenge, id: 'second' } };
        }),
        ...goodCaptcha,
      ],
    },
  },
  beforeEach: () => {
    refusals = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('图片加载失败，请换一张', { selector: 'p' });
    await userEvent.click(canvas.getByRole('button', { name: '换一张' }));
    await canvas.findByRole('button', { name: '放大图片' });
    unfocus();
  },
};

export const Failed: Story = {
  name: '图片没有取到',
  parameters: { msw: { handlers: [mockEndpoint(contract.createChallenge, () => 'unreachable')] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('图片加载失败，请换一张', { selector: 'p' });
  },
};

export const Refused: Story = {
  name: '未完成验证就提交',
  args: { error: '请拖动滑块完成验证' },
  play: async ({ canvasElement }) => {
    const slider = await pictureShown(canvasElement);
    await expect(slider).toHaveAccessibleDescription(/请拖动滑块完成验证/);
  },
};

export const Working: Story = {
  name: '不使用图片：计算中',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, ({ kind }) =>
          kind === 'work' ? 'pending' : { reply: pictureChallenge },
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await within(canvasElement).findByText('正在后台计算，通常需要几秒，请稍候');
    unfocus();
  },
};

export const Worked: Story = {
  name: '不使用图片：验证通过',
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await within(canvasElement).findByText('验证通过', {}, { timeout: 15_000 });
    await expect(submit(canvasElement)).toBeEnabled();
    unfocus();
  },
};

export const WorkedUsedUp: Story = {
  name: '不使用图片：凭证用过之后',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await canvas.findByText('验证通过', {}, { timeout: 15_000 });
    await userEvent.click(submit(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: '重新验证' }));
    await expect(document.body).not.toHaveFocus();
    await canvas.findByText('验证通过', {}, { timeout: 15_000 });
    await expect(document.activeElement).toHaveTextContent('验证通过');
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(submit(canvasElement));
    await canvas.findByRole('button', { name: '重新验证' });
    unfocus();
  },
};

export const WorkRefused: Story = {
  name: '不使用图片：没有通过',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.answerChallenge, () => ({
          refusal: { status: 422, message: '验证未通过，请重新验证', data: { reason: 'missed', triesLeft: 0 } },
        })),
        ...goodCaptcha,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await within(canvasElement).findByText('验证未通过，请重新验证', {}, { timeout: 15_000 });
    unfocus();
  },
};

export const WorkImpossible: Story = {
  name: '不使用图片：浏览器做不到',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.createChallenge, ({ kind }) =>
          kind === 'work'
            ? { reply: { ...workChallenge, parameters: { ...workChallenge.parameters, algorithm: 'UNKNOWN' } } }
            : { reply: pictureChallenge },
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await within(canvasElement).findByText(/此浏览器无法完成计算/, {}, { timeout: 15_000 });
    unfocus();
  },
};

export const BackToPicture: Story = {
  name: '改回图片验证',
  play: async ({ canvasElement }) => {
    await pictureShown(canvasElement);
    await userEvent.click(other(canvasElement));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '使用图片验证' }));
    await slide(canvasElement);
    unfocus();
  },
};
