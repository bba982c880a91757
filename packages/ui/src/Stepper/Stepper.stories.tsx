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
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
  title: 'Navigation/Stepper 步骤条',
  id: 'components-stepper',
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
const wireNumbers = {
  platformReview: 0,
  topNodeReview: 1,
  approved: 2,
  rejected: 3,
  suspended: 4,
  unknown: -2,
} as const;

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
    failed
      ? { title: state === 'suspended' ? '已停用' : '审核未通过', note: reason ?? undefined }
      : { title: '审核通过，获得前缀' },
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

const onboarding = ['选择文件', '对应各列', '试运行', '修改问题行', '确认登记', '打印标签', '抽检', '交付'] as const;
const release = [
  '填写企业信息',
  '上传证照',
  '平台初审',
  '顶级节点复审',
  '缴纳费用',
  '领取前缀',
  '登记产品',
  '生成标识',
  '打印标签',
  '产线绑定',
  '扫码抽检',
  '公开查询',
] as const;
const steps = (titles: readonly string[]): Step[] => titles.map((title) => ({ title }));
const rows = (items: HTMLElement[]) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;

export const Lengths: Story = {
  name: '两步到八步',
  render: () => (
    <Column>
      {[2, 5, 6, 8].map((count) => (
        <Stepper key={count} steps={steps(onboarding.slice(0, count))} current={2} label={`${count} 步`} />
      ))}
    </Column>
  ),
  play: async ({ canvasElement }) => {
    for (const count of [2, 5, 6, 8]) {
      const list = within(canvasElement).getByRole('list', { name: `${count} 步` });
      const items = within(list).getAllByRole('listitem');
      await expect(items).toHaveLength(count);
      await expect(rows(items)).toBe(1);
    }
  },
};

export const Twelve: Story = {
  name: '十二步，两行一样长',
  args: {
    steps: steps(release).map((step, index) => (index < 4 ? { ...step, note: `2026-05-${18 + index}` } : step)),
    current: 5,
    label: '从注册到公开查询',
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items).toHaveLength(12);
    await expect(rows(items)).toBe(2);
    await expect(items[4]).toHaveAttribute('aria-current', 'step');
    // Phones show it; there is room for all here.
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const AllOfLong: Story = {
  name: '十二步，手机上查看全部',
  args: { steps: steps(release), current: 5, label: '从注册到公开查询' },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: '查看全部步骤', hidden: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Seen on phones only.
    toggle.click();
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await expect(toggle).toHaveTextContent('收起');
  },
};

export const LongDone: Story = {
  name: '八步，全部完成',
  args: { steps: steps(onboarding), current: 9, label: '批量登记' },
};

export const Marked: Story = {
  name: '有错误、已跳过',
  render: () => (
    <Column>
      <Stepper
        steps={[
          { title: '选择文件', note: '出厂登记.xlsx' },
          { title: '对应各列', note: '2 列没有对应的字段', state: 'error' },
          { title: '试运行', note: '50,000 行' },
          { title: '登记' },
        ]}
        current={3}
        label="批量登记"
      />
      <Stepper
        steps={[
          { title: '选择时长', note: '专业版 · 1 年' },
          { title: '企业认证', note: '已认证，无需再次提交', state: 'skipped' },
          { title: '订单支付', note: '付款凭证看不清', state: 'error' },
          { title: '支付完成' },
        ]}
        current={3}
        label="购买进度"
      />
      <Stepper
        steps={steps(onboarding).map((step, index) => {
          if (index === 2) return { ...step, state: 'error', note: '22 行需修改' };
          return index === 3 || index === 6 ? { ...step, state: 'skipped' } : step;
        })}
        current={6}
        failed
        label="批量登记与交付"
      />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const [, second, third] = within(within(canvasElement).getByRole('list', { name: '购买进度' })).getAllByRole(
      'listitem',
    );
    await expect(second).toHaveTextContent('企业认证，已跳过');
    await expect(third).toHaveTextContent('订单支付，有错误');
    await expect(third).toHaveAttribute('aria-current', 'step');
  },
};

function Selectable() {
  const [current, setCurrent] = useState(4);
  return <Stepper steps={order} current={current} label="购买进度" onStepSelect={setCurrent} />;
}

export const Selecting: Story = {
  name: '回到完成的步骤',
  render: () => <Selectable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    // The box belongs to the target.
    const box = canvas.getAllByText('', { selector: '[data-part="box"]' })[0]?.getBoundingClientRect();
    const hit = document.elementFromPoint((box?.left ?? 0) + 4, (box?.top ?? 0) + 4);
    await expect(hit).toBe(canvas.getByRole('button', { name: /^选择时长/ }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [, second] = canvas.getAllByRole('listitem');
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'step'));
    // The button is gone: the keyboard continues at the step.
    await expect(second).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const SelectingLong: Story = {
  name: '八步，可以回到前面的步骤',
  args: {
    steps: steps(onboarding).map((step, index) => (index === 1 ? { ...step, state: 'skipped' } : step)),
    current: 6,
    label: '批量登记',
    onStepSelect: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^对应各列.*已跳过/ }));
    await expect(args.onStepSelect).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^试运行.*已完成/ })).toHaveFocus();
  },
};

export const LongNames: Story = {
  name: '八步，长名称',
  args: {
    steps: [
      { title: '填写企业信息并上传营业执照与法定代表人证件', note: '2026-05-18 10:20，由陈立群提交' },
      { title: '平台初审', note: '预计 1 个工作日' },
      { title: '国家顶级节点复审，结果以短信发送到联系人手机' },
      { title: 'GT-2026-000123-Firmware-Attestation', note: 'lima-resolver-conformance-2026-05' },
      { title: '登记产品' },
      { title: '打印标签' },
      { title: '扫码抽检并上传现场照片' },
      { title: '公开查询' },
    ],
    current: 3,
    label: '从注册到公开查询',
  },
};

export const LongUpright: Story = {
  name: '八步，窄处竖排',
  args: { steps: steps(onboarding), current: 4, upright: true, label: '批量登记' },
  render: (args) => (
    <div style={{ maxWidth: 304 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // A narrow place shows all of them, at every width.
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(8);
    await expect(within(canvasElement).queryByRole('button', { hidden: true })).toBeNull();
  },
};
