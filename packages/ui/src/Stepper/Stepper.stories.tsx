import {
  orderSteps,
  paymentSteps,
  type ReviewState,
  reviewPage,
  reviewStatus,
  reviewStatuses,
  reviewTransitions,
} from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { type Step, Stepper } from './Stepper.tsx';

const registration: Step[] = [
  { title: '填写并提交', note: '2026-05-18 10:20' },
  { title: '审核中', note: '预计 3 个工作日' },
  { title: '审核通过，获得前缀', note: '结果将短信通知' },
];
const rejected: Step[] = [
  { title: '填写并提交', note: '2026-05-18 10:20' },
  { title: '审核中', note: '2026-05-20 16:02' },
  { title: '审核未通过', note: '证件号码与企业名称不符' },
];
const orderNotes = ['专业版 · 1 年', '金额已核对', '线下转账', '1-2 个工作日审核'];
const order: Step[] = Object.values(orderSteps).map((title, index) => ({ title, note: orderNotes[index] }));
const payment: Step[] = Object.values(paymentSteps).map((title) => ({ title }));

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  // Padding for the ring around the current step.
  decorators: [
    (Story) => (
      <div style={{ padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  args: { steps: registration, current: 2, label: '前缀注册进度' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '前缀注册进度' });
    const [first, second, third] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('填写并提交，已完成2026-05-18 10:20');
    await expect(second).toHaveTextContent('审核中，进行中');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).toHaveTextContent('审核通过，获得前缀，未开始');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

export const Three: Story = {
  name: '三步，每一步进行中',
  render: (args) => (
    <Column>
      {[1, 2, 3, 4].map((current) => (
        <Stepper key={current} {...args} current={current} label={`前缀注册进度 ${current}`} />
      ))}
    </Column>
  ),
};

export const Four: Story = {
  name: '四步，每一步进行中',
  render: () => (
    <Column>
      {[1, 2, 3, 4, 5].map((current) => (
        <Stepper key={current} steps={order} current={current} label={`购买进度 ${current}`} />
      ))}
    </Column>
  ),
};

export const Failed: Story = {
  name: '未通过',
  args: { steps: rejected, current: 3, failed: true },
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getAllByRole('listitem')[2];
    await expect(last).toHaveTextContent('审核未通过，未通过证件号码与企业名称不符');
    await expect(last).toHaveAttribute('aria-current', 'step');
  },
};

export const FailedBefore: Story = { name: '中途失败', args: { steps: order, current: 3, failed: true } };

export const AllDone: Story = {
  name: '全部完成，没有说明',
  args: { steps: payment, current: 4, label: '付款进度' },
  play: async ({ canvasElement }) => {
    for (const item of within(canvasElement).getAllByRole('listitem')) {
      await expect(item).toHaveTextContent('已完成');
      await expect(item).not.toHaveAttribute('aria-current');
    }
  },
};

/** Every state of a review, as listed by the state machine, and the one of re-entering data. */
const reviewStates: { state: ReviewState; isReentering: boolean }[] = [
  ...(['none', ...reviewStatus.options] satisfies ReviewState[]).map((state) => ({ state, isReentering: false })),
  { state: 'rejected', isReentering: true },
];

/** The numeric value of each status in the API, shown in its heading. */
const wireNumbers = { platformReview: 0, topNodeReview: 1, approved: 2, rejected: 3, unknown: -2 } as const;

function reviewName(state: ReviewState, isReentering: boolean): string {
  const name = state === 'none' ? '尚未提交' : `${wireNumbers[state]} ${reviewStatuses[state]}`;
  return isReentering ? `${name}，重新填写` : name;
}

function reviewSteps(state: ReviewState, failed: boolean, reason: string | null): Step[] {
  return [
    { title: '填写并提交' },
    {
      title: '审核中',
      note: state === 'platformReview' || state === 'topNodeReview' ? reviewStatuses[state] : undefined,
    },
    failed ? { title: '审核未通过', note: reason ?? undefined } : { title: '审核通过，获得前缀' },
  ];
}

export const Review: Story = {
  name: '前缀审核的每个状态',
  render: () => (
    <Column>
      {reviewStates.map(({ state, isReentering }) => {
        const { step, failed, reason } = reviewPage(state, '', isReentering);
        const name = reviewName(state, isReentering);
        return (
          <section key={name}>
            <p style={{ marginBottom: 12 }}>{name}</p>
            <Stepper
              steps={reviewSteps(state, failed, reason)}
              current={state === 'approved' ? step + 1 : step}
              failed={failed}
              label={name}
            />
          </section>
        );
      })}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const states = new Set(reviewStates.map(({ state }) => String(state)));
    await expect([...states].sort()).toEqual(Object.keys(reviewTransitions).sort());
    await expect(canvas.getByRole('list', { name: '3 审核未通过' })).toHaveTextContent('信息有误，请联系客服');
  },
};

export const Upright: Story = {
  name: '窄处竖排',
  args: { steps: order, current: 3, upright: true },
  render: (args) => (
    <div style={{ maxWidth: 304 }}>
      <Stepper {...args} />
    </div>
  ),
};

export const LongTexts: Story = {
  name: '长文字',
  args: {
    steps: [
      { title: '填写企业信息并上传营业执照与法定代表人证件', note: '2026-05-18 10:20，由陈立群提交' },
      { title: '平台与国家顶级节点依次审核', note: '预计 3 个工作日，结果以短信发送到联系人手机，请保持手机畅通' },
      { title: '审核通过，获得企业标识前缀并开通控制台' },
    ],
    current: 2,
  },
};
