import { contract, readProfile, refreshToken, type UserInfo, updateProfile, uploadFile } from '@lima-id/api';
import { companyAdmin, findApps, mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { accountMessages, emailMessages, type ReviewStatus } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { slidePiece } from '../../shared/captcha/slideInStory.ts';
import { goodCaptcha } from '../../shared/captcha/storyHandlers.ts';
import { clearUser } from '../../shared/session/changeUser.ts';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { footShown } from '../../shared/stories/pageShown.ts';
import { withoutNetwork } from '../../shared/stories/withoutNetwork.ts';
import SettingsScreen from './SettingsScreen.tsx';
import { loggedIn, profileOf, ScreenStory } from './storyFrame.tsx';

const meta = {
  title: 'Screens/Settings 设置/Profile 个人资料',
  id: 'screens-settings-profile',
  component: ScreenStory,
  parameters: { layout: 'fullscreen', msw: { handlers: [profileOf(companyAdmin)] } },
  beforeEach: loggedIn(companyAdmin),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The administrator of an enterprise with another review status. */
function underReview(examineStatus: ReviewStatus, identifierPrefix = ''): UserInfo {
  const { companyDetails } = companyAdmin;
  return { ...companyAdmin, companyDetails: companyDetails && { ...companyDetails, identifierPrefix, examineStatus } };
}

function as(user: UserInfo): Pick<Story, 'beforeEach' | 'parameters'> {
  return { beforeEach: loggedIn(user), parameters: { msw: { handlers: [profileOf(user)] } } };
}

const drawnAvatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path d="M0 0h120v120H0z" fill="lightsteelblue"/><circle cx="60" cy="46" r="22" fill="steelblue"/><path d="M20 120c0-28 16-44 40-44s40 16 40 44z" fill="midnightblue"/></svg>',
)}`;

async function profileShown(canvasElement: HTMLElement): Promise<void> {
  await expect(await within(canvasElement).findByLabelText('邮箱', {}, { timeout: 5000 })).toHaveValue(
    ordinaryUser.email,
  );
}

export const Playground: Story = { name: '自由尝试', play: ({ canvasElement }) => profileShown(canvasElement) };

export const Approved: Story = {
  name: '企业用户：审核通过',
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('审核通过')).toBeVisible();
    await expect(canvas.getByText('健身器材行业二级节点（88.118）')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveValue('138 0000 0118');
    await expect(canvas.getByLabelText('手机号')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: '基本信息' })).toHaveAttribute('aria-current', 'page');
    await expect(document.title).toBe('个人设置 - 力码');
  },
};

export const WholePage: Story = {
  name: '整页',
  render: () => <PageStory path="/personal_update" screen={<SettingsScreen />} elsewhere={<h1>另一页</h1>} />,
  parameters: {
    msw: {
      handlers: [profileOf(companyAdmin), mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }))],
    },
  },
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    await footShown(canvasElement);
  },
};

export const Ordinary: Story = {
  name: '普通用户',
  ...as(ordinaryUser),
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    const link = within(canvasElement).getByRole('link', { name: '申请标识前缀' });
    await expect(link).toHaveAttribute('href', '/identification');
  },
};

export const UnderReview: Story = {
  name: '企业用户：平台审核中',
  ...as(underReview('platformReview')),
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    await expect(within(canvasElement).getByText('平台审核中')).toBeVisible();
  },
};

export const TopNodeReview: Story = {
  name: '企业用户：顶级节点审核中',
  ...as(underReview('topNodeReview', '88.118.001')),
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    await expect(within(canvasElement).getByText('顶级节点审核中')).toBeVisible();
  },
};

export const Rejected: Story = {
  name: '企业用户：审核未通过',
  ...as(underReview('rejected')),
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    const link = within(canvasElement).getByRole('link', { name: '重新填写' });
    await expect(link).toHaveAttribute('href', '/identification');
  },
};

export const NoMobile: Story = {
  name: '没有手机号',
  ...as({ ...companyAdmin, mobile: '' }),
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('手机号')).toHaveAttribute('placeholder', '未提供');
    await expect(canvas.queryByRole('button', { name: '更换手机号' })).toBeNull();
  },
};

export const WithAvatar: Story = { name: '已有头像', ...as({ ...companyAdmin, portrait: drawnAvatar }) };

export const LongNames: Story = {
  name: '很长的名称',
  ...as({
    ...companyAdmin,
    username: 'taiyue_fitness_equipment_administrator_of_the_second_plant',
    email: 'administrator.of.the.second.plant@fitness-equipment.example.cn',
    companyDetails: companyAdmin.companyDetails && {
      ...companyAdmin.companyDetails,
      name: '山东泰岳健身科技有限公司宁津第二智能制造与检测分公司',
      identifierPrefix: '88.120.3001',
    },
  }),
};

export const Loading: Story = {
  name: '加载中',
  parameters: { msw: { handlers: [mockEndpoint(readProfile, () => 'pending')] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('数据加载中，请稍候');
  },
};

/** Fails the first time and succeeds the second. */
function oneFailure(first: 'unreachable' | { refusal: { status: number; message: string } }) {
  const asked: unknown[] = [];
  return mockEndpoint(readProfile, (request) => {
    asked.push(request);
    return asked.length === 1 ? first : { reply: { basicInfo: companyAdmin } };
  });
}

export const Failed: Story = {
  name: '获取信息失败',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readProfile, () => ({ refusal: { status: 500, message: '账号服务正在维护，请稍后再试' } })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('获取信息失败');
    await expect(canvas.getByText('账号服务正在维护，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
  },
};

export const Offline: Story = {
  name: '没有联网',
  beforeEach: withoutNetwork,
  parameters: { msw: { handlers: [mockEndpoint(readProfile, () => 'unreachable')] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('未连接到互联网，请检查网络');
  },
};

export const Retried: Story = {
  name: '失败后重试成功',
  parameters: { msw: { handlers: [oneFailure('unreachable')] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await profileShown(canvasElement);
  },
};

export const SessionOver: Story = {
  name: '登录已失效：去登录，回到此页',
  args: { address: '/personal_update' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(readProfile, () => ({ refusal: { status: 401, code: 40108, message: '登录已失效，请重新登录' } })),
        mockEndpoint(refreshToken, () => ({
          refusal: { status: 401, code: 40112, message: '登录已失效，请重新登录' },
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('/login', {}, { timeout: 5000 });
    await expect(canvas.getByText(/"returnPath":"\/personal_update"/)).toBeVisible();
  },
};

export const Nobody: Story = {
  name: '没有登录：回到首页',
  beforeEach: clearUser,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('/home');
  },
};

export const LoggedOutElsewhere: Story = {
  name: '在另一个标签页退出登录：回到首页',
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    localStorage.removeItem('userInfo');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }));
    await within(canvasElement).findByText('/home');
  },
};

async function blueSquare(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 300;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  pen.fillStyle = 'steelblue';
  pen.fillRect(0, 0, 300, 300);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('This browser writes no pictures.');
  return new File([blob], '头像.png', { type: 'image/png' });
}

async function chooseAvatar(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = await within(canvasElement).findByLabelText(/头像/, { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
}

async function sendAvatar(canvasElement: HTMLElement): Promise<void> {
  await chooseAvatar(canvasElement, await blueSquare());
  const dialog = within(await screen.findByRole('dialog', { name: '裁剪头像' }));
  await waitFor(() => expect(dialog.getByRole('application')).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: '使用此图片' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function avatarStory(name: string, handlers: ReturnType<typeof mockEndpoint>[], after: Story['play']): Story {
  return {
    name,
    parameters: { msw: { handlers: [profileOf(companyAdmin), ...handlers] } },
    beforeEach: loggedIn(companyAdmin),
    play: async (context) => {
      await sendAvatar(context.canvasElement);
      await after?.(context);
      rest();
    },
  };
}

const taken = mockEndpoint(uploadFile, () => ({ reply: { fileName: 'avatar.jpg', fullUrl: drawnAvatar } }));

export const AvatarChanged: Story = avatarStory(
  '头像已修改',
  [taken, mockEndpoint(updateProfile, () => ({ reply: null }))],
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: '头像' });
    await waitFor(() =>
      expect(canvas.getByRole('navigation').querySelector('img')).toHaveAttribute('src', drawnAvatar),
    );
    await expect(localStorage.getItem('userInfo')).toContain(drawnAvatar);
  },
);

export const AvatarUploading: Story = avatarStory(
  '头像上传中',
  [mockEndpoint(uploadFile, () => 'pending')],
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('progressbar');
  },
);

export const AvatarRefused: Story = avatarStory(
  '头像上传失败：服务端原因',
  [mockEndpoint(uploadFile, () => ({ refusal: { status: 422, message: '图片内容无法识别，请换一张图片' } }))],
  async ({ canvasElement }) => {
    await within(canvasElement).findByText('图片内容无法识别，请换一张图片');
  },
);

export const AvatarUploadFailed: Story = avatarStory(
  '头像上传失败',
  [mockEndpoint(uploadFile, () => ({ refusal: { status: 500, message: '' } }))],
  async ({ canvasElement }) => {
    await within(canvasElement).findByText('上传失败');
  },
);

export const AvatarServiceFailed: Story = avatarStory(
  '头像上传失败：服务异常',
  [mockEndpoint(uploadFile, () => 'unreachable')],
  async ({ canvasElement }) => {
    await within(canvasElement).findByText('上传失败，服务异常请重试');
  },
);

export const AvatarNotSaved: Story = avatarStory(
  '修改头像失败',
  [taken, mockEndpoint(updateProfile, () => ({ refusal: { status: 500, message: '' } }))],
  async ({ canvasElement }) => {
    await within(canvasElement).findByText('修改头像失败');
  },
);

export const AvatarWrongType: Story = {
  name: '头像格式不符',
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    await chooseAvatar(canvasElement, new File(['GIF89a'], '头像.gif', { type: 'image/gif' }));
    await within(canvasElement).findByText('图片格式不能为gif', {}, { timeout: 5000 });
    rest();
  },
};

const changing = {
  handlers: [
    ...goodCaptcha,
    profileOf(companyAdmin),
    mockEndpoint(contract.sendSmsCode, () => ({ reply: null })),
    mockEndpoint(contract.updateMobile, () => ({ reply: null })),
  ],
};

async function openChange(canvasElement: HTMLElement) {
  await profileShown(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '更换手机号' }));
  return within(await screen.findByRole('dialog', { name: '更换手机号' }));
}

async function fillChange(dialog: ReturnType<typeof within>) {
  const type = (name: string, text: string) => userEvent.type(dialog.getByLabelText(name), text);
  await type('原手机号验证码', '482915');
  await type('新手机号', '+86 138 0000 0119');
  await type('新手机号验证码', '391504');
  await userEvent.click(dialog.getByRole('button', { name: '确认更换' }));
}

export const ChangeMobile: Story = {
  name: '更换手机号',
  parameters: { msw: changing },
  play: async ({ canvasElement }) => {
    const dialog = await openChange(canvasElement);
    await waitFor(() => expect(dialog.getAllByRole('slider')).toHaveLength(2), { timeout: 8000 });
  },
};

export const ChangeMobileEmpty: Story = {
  name: '更换手机号：未填写就提交',
  parameters: { msw: changing },
  play: async ({ canvasElement }) => {
    const dialog = await openChange(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '确认更换' }));
    await dialog.findByText(accountMessages.mobileWrong);
    await expect(dialog.getAllByText(accountMessages.codeMissing)).toHaveLength(2);
  },
};

export const ChangeMobileTaken: Story = {
  name: '更换手机号：新手机号已被使用',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.updateMobile, () => ({
          refusal: { status: 409, message: '该手机号已被其他账号使用，请换一个手机号' },
        })),
        ...changing.handlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openChange(canvasElement);
    await fillChange(dialog);
    await dialog.findByText('该手机号已被其他账号使用，请换一个手机号');
    await expect(dialog.getByLabelText('新手机号')).toHaveFocus();
  },
};

export const MobileChanged: Story = {
  name: '手机号已更换',
  parameters: { msw: changing },
  play: async ({ canvasElement }) => {
    await fillChange(await openChange(canvasElement));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByLabelText('手机号')).toHaveValue('138 0000 0119');
  },
};

const changingEmail = {
  handlers: [
    ...goodCaptcha,
    profileOf(companyAdmin),
    mockEndpoint(contract.sendOwnEmailCode, () => ({ reply: null })),
    mockEndpoint(contract.sendNewEmailCode, () => ({ reply: null })),
    mockEndpoint(contract.updateEmail, () => ({ reply: null })),
  ],
};

async function openEmail(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: '更换邮箱' }, { timeout: 5000 }));
  return within(await screen.findByRole('dialog', { name: '更换邮箱' }));
}

async function fillEmail(dialog: ReturnType<typeof within>, old = '原邮箱验证码') {
  const type = (name: string, text: string) => userEvent.type(dialog.getByLabelText(name), text);
  await type(old, '482915');
  await type('新邮箱', 'chen@example。cn');
  await type('新邮箱验证码', '391504');
  await userEvent.click(dialog.getByRole('button', { name: '确认更换' }));
}

export const ChangeEmail: Story = {
  name: '更换邮箱',
  parameters: { msw: changingEmail },
  play: async ({ canvasElement }) => {
    const dialog = await openEmail(canvasElement);
    await dialog.findByText(/先用 chenlq@example.cn 收到的验证码确认/);
    await waitFor(() => expect(dialog.getAllByRole('slider')).toHaveLength(2), { timeout: 8000 });
  },
};

export const ChangeEmailEmpty: Story = {
  name: '更换邮箱：未填写就提交',
  parameters: { msw: changingEmail },
  play: async ({ canvasElement }) => {
    const dialog = await openEmail(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '确认更换' }));
    await dialog.findByText(emailMessages.emailWrong);
    await expect(dialog.getAllByText(accountMessages.codeMissing)).toHaveLength(2);
  },
};

export const ChangeEmailTaken: Story = {
  name: '更换邮箱：新邮箱已被使用',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.updateEmail, () => ({
          refusal: { status: 409, message: '该邮箱已被其他账号使用，请换一个邮箱' },
        })),
        ...changingEmail.handlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openEmail(canvasElement);
    await fillEmail(dialog);
    await dialog.findByText('该邮箱已被其他账号使用，请换一个邮箱');
    await expect(dialog.getByLabelText('新邮箱')).toHaveFocus();
  },
};

export const EmailChanged: Story = {
  name: '邮箱已更换',
  parameters: { msw: changingEmail },
  play: async ({ canvasElement }) => {
    await fillEmail(await openEmail(canvasElement));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByLabelText('邮箱')).toHaveValue('chen@example.cn');
  },
};

const over = { refusal: { status: 401, code: 40108, message: '登录已失效，请重新登录' } };

export const ChangeEmailSessionOver: Story = {
  name: '更换邮箱：发送验证码时登录已失效，去登录，回到此页',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.sendOwnEmailCode, () => over),
        mockEndpoint(refreshToken, () => over),
        ...changingEmail.handlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openEmail(canvasElement);
    await waitFor(() => expect(dialog.getAllByRole('button', { name: '换一张' })).toHaveLength(2), { timeout: 8000 });
    const [slider] = dialog.getAllByRole('slider');
    const [send] = dialog.getAllByRole('button', { name: '发送验证码' });
    if (slider === undefined || send === undefined) throw new Error('The dialog has no check of the old address.');
    await slidePiece(slider);
    await userEvent.click(send);
    const canvas = within(canvasElement);
    await canvas.findByText('/login');
    await expect(canvas.getByText(/"returnPath":"\/personal_update"/)).toBeVisible();
    await expect(canvas.getByText(/"expired":{"keepsInput":false}/)).toBeVisible();
  },
};

const withoutEmail = { ...companyAdmin, email: '' };

export const FirstEmail: Story = {
  name: '没有邮箱：用手机号验证',
  beforeEach: loggedIn(withoutEmail),
  parameters: {
    msw: {
      handlers: [
        profileOf(withoutEmail, 'mobile'),
        mockEndpoint(contract.sendSmsCode, () => ({ reply: null })),
        ...changingEmail.handlers,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await openEmail(canvasElement);
    await dialog.findByText(/账号尚无可用的邮箱，先用 138 0000 0118 收到的短信验证码确认/);
    await waitFor(() => expect(dialog.getAllByRole('slider')).toHaveLength(2), { timeout: 8000 });
    await expect(dialog.getByLabelText('手机号验证码')).toBeVisible();
  },
};

export const EmailOff: Story = {
  name: '平台不发送邮件：邮箱不能更换',
  parameters: { msw: { handlers: [profileOf(companyAdmin, 'none')] } },
  play: async ({ canvasElement }) => {
    await profileShown(canvasElement);
    await expect(within(canvasElement).getByText(emailMessages.changeOff)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: '更换邮箱' })).toBeNull();
  },
};
