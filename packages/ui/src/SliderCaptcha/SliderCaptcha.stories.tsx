import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Column } from '../testing/Ground.tsx';
import { SliderCaptcha, type SliderCaptchaProps } from './SliderCaptcha.tsx';
import type { SliderChallenge, SliderTrace, SliderVerdict } from './sliderChallenge.ts';

const ink = '#0B1B33';
const shape = 'M2 8h14v5h4v4h8v-4h4v-5h14v38h-44z';

function drawing(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const hatching = Array.from(
  { length: 14 },
  (_, line) => `<path d="M${line * 44 - 60} 150l90-150" stroke="#C6D3E2"/>`,
).join('');

/** A treadmill with a hole, the target of the piece. */
function picture(holeX: number, holeY: number): string {
  return drawing(
    400,
    150,
    `<rect width="400" height="150" fill="#DCE6F1"/>${hatching}
    <g stroke="${ink}" stroke-width="1.5" stroke-linejoin="round">
      <path d="M78 104l70-28 74 42-70 28z" fill="#22375A"/><path d="M78 104v8l74 42v-8z" fill="#fff"/>
      <path d="M92 92l-6-62 8-4 8 60z" fill="#fff"/><path d="M112 84l-6-62 8-4 8 60z" fill="#fff"/>
      <path d="M76 26l44-18 6 26-44 18z" fill="#1582F1"/>
    </g>
    <path d="${shape}" transform="translate(${holeX} ${holeY})" fill="${ink}" fill-opacity="0.6" stroke="#fff" stroke-width="1.5"/>`,
  );
}

const piece = drawing(
  48,
  48,
  `<path d="${shape}" fill="#4A9EF4" stroke="#fff" stroke-width="2"/>
  <path d="M15 20h18v18h-18z" fill="none" stroke="#fff" stroke-width="2.5"/><path d="M21 26h6v6h-6z" fill="#fff"/>`,
);

const hole = { x: 290, y: 50 };

const challenge: SliderChallenge = {
  id: 'first',
  picture: picture(hole.x, hole.y),
  piece,
  width: 400,
  height: 150,
  pieceWidth: 48,
  pieceHeight: 48,
  pieceX: 10,
  pieceY: hole.y,
  validMs: 120_000,
};
const second: SliderChallenge = { ...challenge, id: 'second', picture: picture(200, 70), pieceY: 70 };

const proof = { scene: 'login', sessionId: 'session', sig: 'signature', token: 'token' };

type Submit = SliderCaptchaProps['onSubmit'];

/** A mock of the server's verdict. */
function judge({ points }: SliderTrace): Promise<SliderVerdict> {
  const [x = 0] = points.at(-1) ?? [];
  return Promise.resolve(Math.abs(x - hole.x) <= 4 ? { ok: true, proof } : { ok: false });
}

const start = Date.UTC(2026, 4, 18, 2, 20);
const held = () => start;
const never = <Answer,>() => new Promise<Answer>(() => undefined);

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

const meta = {
  title: 'Inputs/SliderCaptcha 滑块验证',
  id: 'components-slidercaptcha',
  component: SliderCaptcha,
  parameters: { pictures: { clocks: true } },
  args: {
    challenge,
    onSubmit: fn<Submit>(judge),
    onProof: fn(),
    onRefresh: fn(),
    onAlternative: fn(),
    now: held,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SliderCaptcha>;
export default meta;
type Story = StoryObj<typeof meta>;

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: '滑块验证' });
const announcement = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('');

/** Moves the piece by keys, in steps of ten and single ones. */
async function moveBy(px: number) {
  slider().focus();
  const tens = Math.floor(px / 40);
  const ones = Math.round((px - tens * 40) / 4);
  await userEvent.keyboard('{PageUp}'.repeat(tens) + '{ArrowRight}'.repeat(ones));
}

export const Playground: Story = {
  play: async () => {
    await expect(slider()).toHaveAccessibleDescription('按左右方向键移动拼图，按回车键提交');
    await expect(slider()).toHaveAttribute('aria-valuetext', '已移动0，共342');
  },
};

export const Focused: Story = {
  name: '聚焦',
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider()).toHaveFocus();
  },
};

export const Dragging: Story = {
  name: '拖动中',
  play: async ({ args }) => {
    const knob = slider();
    const { left, top } = knob.getBoundingClientRect();
    await fireEvent.pointerDown(knob, {
      pointerId: 1,
      button: 0,
      clientX: left + 20,
      clientY: top + 20,
      pointerType: 'mouse',
    });
    await fireEvent.pointerMove(knob, { pointerId: 1, clientX: left + 22, clientY: top + 20 });
    await expect(knob).toHaveAttribute('aria-valuetext', '已移动0，共342');
    await fireEvent.pointerMove(knob, { pointerId: 1, clientX: left + 120, clientY: top + 24 });
    // The range of the knob is 356 px where that of the piece is 342.
    await waitFor(() => expect(knob).toHaveAttribute('aria-valuetext', '已移动96，共342'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ByKeys: Story = {
  name: '键盘移动',
  play: async ({ args }) => {
    const knob = slider();
    knob.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(knob).toHaveAttribute('aria-valuetext', '已移动4，共342');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(knob).toHaveAttribute('aria-valuetext', '已移动338，共342');
    await userEvent.keyboard('{Home}');
    await expect(knob).toHaveAttribute('aria-valuetext', '已移动0，共342');
    await moveBy(120);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect(knob).toHaveAttribute('aria-valuetext', '已移动120，共342');
  },
};

export const Verifying: Story = {
  name: '验证中',
  args: { onSubmit: fn<Submit>(never) },
  play: async ({ args, canvasElement }) => {
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcement(canvasElement)).toBe('正在验证'));
    // Neither keys nor another press have an effect now.
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(slider()).toHaveAttribute('aria-valuetext', '已移动160，共342');
    await expect(slider()).toHaveFocus();
    slider().blur();
  },
};

export const Working: Story = {
  name: '验证中：需要等候',
  args: { onSubmit: fn<Submit>(never), working: 0.406 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/正在计算/)).toBeNull();
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(announcement(canvasElement)).toBe('当前验证人数较多，设备正在计算，请稍候，无需重新拖动'),
    );
    await within(canvasElement).findByText('当前验证人数较多，正在计算 40%', { selector: 'p' });
    slider().blur();
  },
};

const passing = movedClock();

export const Success: Story = {
  name: '成功',
  args: { now: passing.now },
  play: async ({ args, canvasElement }) => {
    await moveBy(200);
    passing.pass(1400);
    await moveBy(80);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onProof).toHaveBeenCalledWith(proof));
    await expect(announcement(canvasElement)).toBe('验证通过，用时 1.4 秒');
    await expect(slider()).toHaveAttribute('aria-valuetext', '验证通过');
    await expect(slider()).toHaveAttribute('aria-disabled', 'true');
    slider().blur();
  },
};

const byHand = movedClock();

export const ByHand: Story = {
  name: '手指拖动',
  args: { now: byHand.now },
  play: async ({ args }) => {
    const knob = slider();
    const { left, top } = knob.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 7,
      pointerType: 'touch',
      clientX: left + 20 + x,
      clientY: top + 20 + y,
    });
    await fireEvent.pointerDown(knob, { ...at(0, 0), button: 0 });
    for (const x of [40, 160, 280]) {
      byHand.pass(300);
      await fireEvent.pointerMove(knob, at(x, x / 40));
    }
    byHand.pass(300);
    // A second pointer is ignored.
    await fireEvent.pointerMove(knob, { ...at(10, 0), pointerId: 8 });
    await fireEvent.pointerMove(knob, at(291, 8));
    await fireEvent.pointerUp(knob, at(291, 8));
    await waitFor(() => expect(args.onProof).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      challengeId: 'first',
      input: 'touch',
      points: [
        [10, 0, 0],
        [48, 1, 300],
        [164, 4, 600],
        [279, 7, 900],
        [290, 8, 1200],
      ],
    });
    knob.blur();
  },
};

export const LostHand: Story = {
  name: '拖动中断',
  play: async ({ args }) => {
    const knob = slider();
    const { left, top } = knob.getBoundingClientRect();
    const at = (x: number) => ({ pointerId: 1, clientX: left + 20 + x, clientY: top + 20 });
    // A tap moves nothing, and does not count as an attempt.
    await fireEvent.pointerDown(knob, { ...at(0), button: 0 });
    await fireEvent.pointerUp(knob, at(1));
    await fireEvent.pointerDown(knob, { ...at(0), button: 0 });
    await fireEvent.pointerMove(knob, at(90));
    await waitFor(() => expect(knob).not.toHaveAttribute('aria-valuetext', '已移动0，共342'));
    await fireEvent.pointerCancel(knob, at(90));
    await waitFor(() => expect(knob).toHaveAttribute('aria-valuetext', '已移动0，共342'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    knob.blur();
  },
};

export const Failure: Story = {
  name: '失败',
  play: async ({ args, canvasElement }) => {
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcement(canvasElement)).toBe('没有对齐，请再试一次'));
    await expect(args.onProof).not.toHaveBeenCalled();
    slider().blur();
  },
};

const again = movedClock();

export const AfterFailure: Story = {
  name: '失败后',
  args: { now: again.now },
  play: async ({ canvasElement }) => {
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcement(canvasElement)).toBe('没有对齐，请再试一次'));
    again.pass(1000);
    await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', '已移动0，共342'));
    await expect(announcement(canvasElement)).toBe('没有对齐，请再试一次');
    slider().blur();
  },
};

export const Unanswered: Story = {
  name: '没有网络',
  args: {
    onSubmit: fn<Submit>(() => Promise.reject(new Error('offline'))),
    unanswered: '服务器去健身了，请稍后再来',
  },
  play: async ({ canvasElement }) => {
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(announcement(canvasElement)).toBe('服务器去健身了，请稍后再来'));
    slider().blur();
  },
};

/** As high as the picture: nothing moves when it comes. */
export const LoadingWithPlaceholder: Story = {
  name: '加载中：占位图',
  args: {
    challenge: null,
    placeholder: {
      picture: drawing(400, 150, `<rect width="400" height="150" fill="#DCE6F1"/>${hatching}`),
      width: 400,
      height: 150,
    },
  },
  play: async ({ args, canvasElement }) => {
    const box = () => canvasElement.querySelector('[data-part="view"]')?.getBoundingClientRect();
    const width = box()?.width ?? 0;
    await expect(Math.round(box()?.height ?? 0)).toBe(Math.round((width * challenge.height) / challenge.width));
    await expect(args.challenge).toBeNull();
  },
};

export const Loading: Story = {
  name: '加载中',
  args: { challenge: null },
};

const stale = movedClock();

export const Expired: Story = {
  name: '已过期',
  args: { now: stale.now },
  play: async ({ args, canvasElement }) => {
    stale.pass(120_000);
    await waitFor(() => expect(announcement(canvasElement)).toBe('图片已过期，请换一张'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('button', { name: '换一张' })).toBeVisible();
  },
};

export const Broken: Story = {
  name: '图片加载失败',
  args: { challenge: { ...challenge, picture: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(announcement(canvasElement)).toBe('图片加载失败，请换一张'));
  },
};

export const Locked: Story = {
  name: '次数过多',
  args: {
    onSubmit: fn<Submit>(() => Promise.resolve<SliderVerdict>({ ok: false, reason: 'locked', retryAfterMs: 598_000 })),
  },
  play: async ({ args, canvasElement }) => {
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('timer')).toHaveTextContent('09:58'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    slider().blur();
  },
};

const unlocking = movedClock();

export const Unlocked: Story = {
  name: '可再次尝试',
  args: { now: unlocking.now, challenge: null, lockedUntil: start + 60_000 },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('timer')).toHaveTextContent('01:00'));
    unlocking.pass(60_000);
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledWith('unlocked'));
    await expect(within(canvasElement).queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** A page that issues a new challenge on request. */
function Renewing(args: SliderCaptchaProps) {
  const [shown, setShown] = useState(args.challenge);
  return (
    <SliderCaptcha
      {...args}
      challenge={shown}
      onRefresh={(reason) => {
        void args.onRefresh(reason);
        setShown(second);
      }}
    />
  );
}

const five = movedClock();

export const FiveMisses: Story = {
  name: '五次后换图',
  args: { now: five.now },
  render: (args) => <Renewing {...args} />,
  play: async ({ args, canvasElement }) => {
    for (const left of [4, 3, 2, 1, 0]) {
      await moveBy(80);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(5 - left));
      await waitFor(() =>
        expect(announcement(canvasElement)).toBe(left === 0 ? '没有对齐，正在更换图片' : '没有对齐，请再试一次'),
      );
      await expect(args.onRefresh).not.toHaveBeenCalled();
      five.pass(1000);
      await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', '已移动0，共342'));
    }
    await expect(args.onRefresh).toHaveBeenCalledWith('tries');
    await expect(announcement(canvasElement)).toBe('多次没有对齐，已更换图片');
    slider().blur();
  },
};

const slow = movedClock();

export const TooSlow: Story = {
  name: '拖动过慢',
  args: { now: slow.now, onExtend: fn(() => Promise.resolve({ slideMs: 60_000 })) },
  render: (args) => <Renewing {...args} />,
  play: async ({ args, canvasElement }) => {
    const knob = slider();
    const { left, top } = knob.getBoundingClientRect();
    const at = (x: number) => ({ pointerId: 1, clientX: left + 20 + x, clientY: top + 20 });
    await fireEvent.pointerDown(knob, { ...at(0), button: 0 });
    slow.pass(60_000);
    await fireEvent.pointerMove(knob, at(60));
    await expect(args.onRefresh).not.toHaveBeenCalled();
    slow.pass(2900);
    await fireEvent.pointerMove(knob, at(80));
    slow.pass(100);
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledWith('slow'));
    await fireEvent.pointerUp(knob, at(80));
    await waitFor(() => expect(announcement(canvasElement)).toBe('拖动用时过长，已更换图片'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    knob.blur();
  },
};

const patient = movedClock();

export const KeysTakeLonger: Story = {
  name: '键盘时限更长',
  args: { now: patient.now },
  play: async ({ args }) => {
    await moveBy(120);
    patient.pass(29_000);
    await moveBy(160);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onProof).toHaveBeenCalledOnce());
    slider().blur();
  },
};

const ending = movedClock();

export const Ending: Story = {
  name: '即将过期',
  args: { now: ending.now, onExtend: fn(() => never<{ validMs: number }>()) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '延长时间' })).not.toBeInTheDocument();
    ending.pass(103_000);
    await waitFor(() => expect(announcement(canvasElement)).toBe('图片即将过期，可以延长时间'));
    ending.pass(2000);
    await waitFor(() => expect(within(canvasElement).getByText('15 秒')).toBeVisible());
    // The seconds are shown, not announced.
    await expect(announcement(canvasElement)).toBe('图片即将过期，可以延长时间');
  },
};

const extended = movedClock();

export const Extended: Story = {
  name: '已延长',
  args: { now: extended.now, onExtend: fn(() => Promise.resolve({ validMs: 120_000 })) },
  play: async ({ args, canvasElement }) => {
    extended.pass(110_000);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '延长时间' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await waitFor(() => expect(announcement(canvasElement)).toBe('已延长时间'));
    await expect(slider()).toHaveFocus();
    extended.pass(60_000);
    await moveBy(280);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onProof).toHaveBeenCalledOnce());
    slider().blur();
  },
};

export const Refreshed: Story = {
  name: '换一张',
  render: (args) => <Renewing {...args} />,
  play: async ({ args, canvasElement }) => {
    const refresh = within(canvasElement).getByRole('button', { name: '换一张' });
    await expect(refresh.getBoundingClientRect().width).toBe(44);
    await expect(refresh.getBoundingClientRect().height).toBe(44);
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledWith('asked');
    await expect(slider()).toHaveFocus();
    await waitFor(() => expect(announcement(canvasElement)).toBe('图片已就绪'));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Magnified: Story = {
  name: '放大',
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector('[data-part="view"]');
    const before = room?.getBoundingClientRect().height;
    await userEvent.click(within(canvasElement).getByRole('button', { name: '放大图片' }));
    await moveBy(200);
    await expect(room?.getBoundingClientRect().height).toBe(before);
    await expect(canvasElement.querySelector('[data-part="piece"]')?.getBoundingClientRect().width).toBe(96);
    await expect(within(canvasElement).getByRole('button', { name: '还原图片' })).toBeVisible();
    slider().blur();
  },
};

function WithAlternative(args: SliderCaptchaProps) {
  const [other, setOther] = useState(false);
  return (
    <SliderCaptcha
      {...args}
      alternative={other ? <Button variant="secondary">开始验证（约 3 秒）</Button> : null}
      onAlternative={(wanted) => {
        args.onAlternative?.(wanted);
        setOther(wanted);
      }}
    />
  );
}

export const Alternative: Story = {
  name: '不使用图片验证',
  render: (args) => <WithAlternative {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const other = canvas.getByRole('button', { name: '不使用图片验证' });
    await userEvent.click(other);
    await expect(args.onAlternative).toHaveBeenCalledWith(true);
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '开始验证（约 3 秒）' })).toBeVisible();
    await expect(other).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '使用图片验证' }));
    await expect(slider()).toBeVisible();
    await moveBy(40);
    await userEvent.click(canvas.getByRole('button', { name: '不使用图片验证' }));
    other.blur();
  },
};

export const Folded: Story = {
  name: '通过后收起',
  args: { foldOnSuccess: true },
  play: async ({ args }) => {
    await moveBy(280);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onProof).toHaveBeenCalledOnce());
    slider().blur();
  },
};

export const Failed: Story = {
  name: '错误',
  args: { required: true, error: '请拖动滑块完成验证' },
  play: async () => {
    await expect(slider()).toBeInvalid();
    await expect(slider()).toHaveAccessibleDescription('按左右方向键移动拼图，按回车键提交 请拖动滑块完成验证');
  },
};

export const LabelHidden: Story = {
  name: '不显示名称',
  args: { labelHidden: true },
  play: async () => {
    await expect(slider()).toBeVisible();
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true, description: '请先填写手机号' },
  play: async () => {
    await expect(slider()).toBeDisabled();
  },
};

export const Narrow: Story = {
  name: '窄屏与大屏',
  render: (args) => (
    <Column>
      <div style={{ maxWidth: 260 }}>
        <SliderCaptcha {...args} label="窄" />
      </div>
      <div style={{ maxWidth: 480 }}>
        <SliderCaptcha {...args} label="宽" />
      </div>
    </Column>
  ),
};

export const InForm: Story = {
  name: '表单中',
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        throw new Error('the slider has submitted the form');
      }}
    >
      <SliderCaptcha {...args} />
    </form>
  ),
  play: async ({ args }) => {
    slider().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await moveBy(40);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    slider().blur();
  },
};
