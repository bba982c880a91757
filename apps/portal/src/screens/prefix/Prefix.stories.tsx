import { type Registration, readCurrentCompany, readProfile, readRegistration, reopenRegistration } from '@lima-id/api';
import { companyAdmin, mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { prefixMessages, suspensionMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { clearUser } from '../../shared/session/changeUser.ts';
import { ScreenStory } from './storyFrame.tsx';
import { answers, draftOf, loggedIn, registrationOf, sessionOver } from './storyHandlers.ts';
import { rejected, storedDraft, storyTime, submitted } from './storySamples.ts';

const approved: Registration = { ...submitted, reviewStatus: 'approved' };

/** The system that enterprises of the stories' node and county move to. */
const followOnPage = 'https://association.example.cn/add';

/** The profile of a user whose prefix was approved since the login. */
const withCompany = mockEndpoint(readProfile, () => ({
  reply: { basicInfo: { ...companyAdmin, userId: ordinaryUser.userId } },
}));

const meta = {
  title: 'Screens/Prefix 标识前缀',
  id: 'screens-prefix',
  component: ScreenStory,
  args: { now: () => storyTime },
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: loggedIn(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** A registration with the page's status text. */
function found(name: string, registration: Registration, check: (canvas: Canvas) => Promise<void>): Story {
  return {
    name,
    parameters: answers(registrationOf(registration), withCompany),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await canvas.findByText(registration.companyName, { selector: 'section:not([aria-labelledby=review-title]) dd' });
      await check(canvas);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  };
}

const current = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: '申请进度' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');

export const Empty: Story = {
  name: '尚未填写',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: '企业名称' });
    await expect(current(canvas)).toHaveTextContent('填写并提交');
    await expect(document.title).toBe('企业标识前缀注册申请 - 力码');
  },
};

export const Filled: Story = {
  name: '草稿已填写完整',
  parameters: answers(draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(prefixMessages.availability.available('88.118.001'));
    await canvas.findByText('制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造');
    await canvas.findByText('山东省 / 德州市 / 宁津县');
    await expect(canvas.getByText(prefixMessages.draft.saved('14:32'))).toBeVisible();
  },
};

export const UnderPlatformReview = found('平台审核中', submitted, async (canvas) => {
  await expect(current(canvas)).toHaveTextContent('平台审核中');
  await expect(canvas.queryByRole('button', { name: '重新填写' })).toBeNull();
});

export const UnderTopNodeReview = found(
  '顶级节点审核中',
  { ...submitted, reviewStatus: 'topNodeReview' },
  async (canvas) => {
    await expect(current(canvas)).toHaveTextContent('顶级节点审核中');
  },
);

/** The status that polling returns. */
let reviewed: Registration = submitted;

export const DecidedMeanwhile: Story = {
  name: '审核中的页面自动更新审核结果',
  parameters: answers(
    mockEndpoint(readRegistration, () => ({ reply: reviewed })),
    withCompany,
  ),
  beforeEach: () => {
    reviewed = submitted;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(current(canvas)).toHaveTextContent('平台审核中'));
    reviewed = approved;
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '申请标识前缀' })).toBeNull());
    await canvas.findByRole('link', { name: /前往合作系统登记/ });
  },
};

export const UnknownStatus = found('状态未知', { ...submitted, reviewStatus: 'unknown' }, async (canvas) => {
  await expect(current(canvas)).toHaveTextContent('审核中');
});

export const Approved = found('审核通过，有后续系统', approved, async (canvas) => {
  await expect(await canvas.findByRole('link', { name: /前往合作系统登记/ })).toHaveAttribute('href', followOnPage);
  await waitFor(() => expect(canvas.queryByRole('link', { name: '申请标识前缀' })).toBeNull());
});

export const ApprovedElsewhere = found(
  '审核通过，无后续系统',
  { ...approved, areaCodes: ['110000', '110100', '110105'], areaText: '北京市 / 北京市 / 朝阳区' },
  async (canvas) => {
    await expect(canvas.queryByRole('link', { name: /前往合作系统登记/ })).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('link', { name: '申请标识前缀' })).toBeNull());
  },
);

export const Suspended = found(
  '前缀已停用',
  {
    ...approved,
    reviewStatus: 'suspended',
    feedback: { fields: [], words: '营业执照已注销，请联系平台办理', at: storyTime },
  },
  async (canvas) => {
    await expect(canvas.getByRole('heading', { name: '企业前缀已停用' })).toBeVisible();
    await expect(canvas.getByText('营业执照已注销，请联系平台办理')).toBeVisible();
    await expect(current(canvas)).toHaveTextContent('已停用');
    await expect(canvas.queryByRole('button', { name: '重新填写' })).toBeNull();
  },
);

export const Held: Story = {
  name: '企业已有前缀，非本人申请',
  parameters: answers(mockEndpoint(readCurrentCompany, () => ({ reply: companyAdmin.companyDetails }))),
  beforeEach: loggedIn(companyAdmin),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '企业前缀已发放' });
    await expect(canvas.getByText('山东泰岳健身科技有限公司')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '企业名称' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: /前往合作系统登记/ })).toHaveAttribute('href', followOnPage);
  },
};

export const HeldBesideRejected: Story = {
  ...Held,
  name: '企业已有前缀，本人的申请未通过',
  parameters: answers(
    registrationOf(rejected),
    mockEndpoint(readCurrentCompany, () => ({ reply: companyAdmin.companyDetails })),
  ),
};

const { companyDetails } = companyAdmin;
const suspendedMember = {
  ...companyAdmin,
  companyDetails: companyDetails && { ...companyDetails, examineStatus: 'suspended' as const },
};

export const HeldSuspended: Story = {
  name: '企业前缀已停用，非本人申请',
  parameters: answers(mockEndpoint(readCurrentCompany, () => ({ reply: suspendedMember.companyDetails }))),
  beforeEach: loggedIn(suspendedMember),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '企业前缀已停用' });
    await expect(canvas.getByText(suspensionMessages.unexplained)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '企业名称' })).toBeNull();
  },
};

export const Rejected = found('审核未通过，标记了内容', rejected, async (canvas) => {
  await expect(current(canvas)).toHaveTextContent('审核未通过');
  const marked = within(canvas.getByRole('list', { name: '需要修改的内容' }));
  await expect(marked.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '证照号码与证照信息不一致，请核对后修改',
    '证件照片图片不清晰或不完整，请重新上传',
  ]);
});

export const RejectedErased = found(
  '审核未通过，个人信息已删除',
  {
    ...rejected,
    licenceImage: '',
    licenceImageUrl: '',
    legalPerson: '',
    legalCardNumber: '',
    legalCardImages: { front: '', back: '', frontUrl: '', backUrl: '' },
    contactPersonName: '',
    contactPersonPhone: '',
    contactPersonEmail: '',
    feedback: { words: prefixMessages.erased, fields: [], at: storyTime },
  },
  async (canvas) => {
    await expect(canvas.getByText(prefixMessages.erased)).toBeVisible();
    for (const name of ['证照图片', '人像面', '国徽面']) await expect(canvas.getByText(`${name}已删除`)).toBeVisible();
    await expect(canvas.queryByText('法定代表人', { selector: 'dt' })).toBeNull();
  },
);

export const RejectedWithoutReason = found(
  '审核未通过，没有说明',
  { ...rejected, feedback: { words: '', fields: [], at: storyTime } },
  async (canvas) => {
    await expect(canvas.getByText(prefixMessages.rejected)).toBeVisible();
  },
);

export const Reentering: Story = {
  name: '重新填写：标记的项改过为止',
  parameters: answers(registrationOf(rejected)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重新填写' }));
    await expect(await canvas.findByText('有 2 处需要修改')).toBeVisible();
    await expect(canvas.getByText(rejected.feedback?.words ?? '')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    const number = canvas.getByRole('textbox', { name: '证照号码' });
    await expect(number).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveValue(submitted.companyName);
    await userEvent.click(canvas.getByRole('button', { name: '证照号码' }));
    await expect(number).toHaveFocus();
    await canvas.findByText('山东省 / 德州市 / 宁津县');
    number.blur();
    window.scrollTo(0, 0);
  },
};

export const ReenteringRefused: Story = {
  name: '重新填写失败',
  parameters: answers(
    mockEndpoint(reopenRegistration, () => ({
      refusal: { status: 409, message: prefixMessages.review.notRejected },
    })),
    registrationOf(rejected),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: '重新填写' });
    await userEvent.click(again);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(prefixMessages.review.notRejected);
    again.blur();
  },
};

export const Loading: Story = {
  name: '正在加载',
  parameters: answers(mockEndpoint(readRegistration, () => 'pending')),
};

let isBroken = true;

export const Failed: Story = {
  name: '加载失败，可以重试',
  parameters: answers(
    mockEndpoint(readRegistration, () => (isBroken ? 'unreachable' : { reply: submitted })),
    withCompany,
  ),
  beforeEach: () => {
    isBroken = true;
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: '服务暂时连不上' });
  },
};

export const TriedAgain: Story = {
  ...Failed,
  name: '重试后加载成功',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '服务暂时连不上' });
    const retry = canvas.getByRole('button', { name: '重试' });
    isBroken = false;
    await userEvent.click(retry);
    await canvas.findByText('资料已提交，正在审核');
  },
};

export const LoggedOut: Story = {
  name: '未登录，回到首页',
  beforeEach: () => {
    clearUser();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('/')).toBeVisible();
    await expect(canvas.getByText('t')).toBeVisible();
  },
};

export const SessionOver: Story = {
  name: '登录已失效，去登录页',
  parameters: answers(mockEndpoint(readRegistration, () => sessionOver)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(canvas.getByText(/returnPath/)).toBeVisible();
  },
};

const long = '山东省德州市宁津县健身器材产业集群商用与家用有氧力量训练设备研发制造销售及售后服务一体化示范有限责任公司';

export const LongTexts = found(
  '很长的内容',
  {
    ...rejected,
    companyName: long,
    registerAddress: `${long}厂区内${long}`,
    website: `https://www.${'very-long-host-name-'.repeat(4)}example.cn/${'path/'.repeat(12)}`,
    introduce: long.repeat(5),
    contactPersonEmail: `${'someone.with.a.long.name.'.repeat(3)}x@example.cn`,
    feedback: { words: long.repeat(5).slice(0, 280), fields: [], at: storyTime },
  },
  async () => undefined,
);
