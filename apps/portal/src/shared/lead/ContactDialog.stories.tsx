import { listInterestGroups, readCurrentCompany, sendContactRequest } from '@lima-id/api';
import { companyAdmin, mockEndpoint } from '@lima-id/api/msw';
import { leadMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { lowScreens, onLowScreen } from '../../../../../packages/ui/src/testing/lowScreens.ts';
import { outOfReach } from '../../../../../packages/ui/src/testing/outOfReach.ts';
import { noticesGone, unfocus } from '../captcha/slideInStory.ts';
import {
  answers,
  appOf,
  chooseIndustry,
  companyUser,
  firstApp,
  LeadStory,
  nobody,
  open,
  person,
  secondApp,
  sent,
  submit,
  type,
} from './storyFrame.tsx';

const request = { kind: 'contact', subject: '智能工厂解决方案' } as const;

const meta = {
  title: 'Screens/Lead 线索/Contact 联系',
  id: 'screens-lead-contact',
  component: LeadStory,
  args: { request },
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: nobody,
} satisfies Meta<typeof LeadStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = () => open('联系我们');
const agreement = (dialog: HTMLElement) => within(dialog).getByRole('checkbox', { name: /协议声明/ });

async function fill(dialog: HTMLElement): Promise<void> {
  await chooseIndustry(dialog);
  await type(dialog, person);
  await userEvent.click(agreement(dialog));
}

export const Playground: Story = { name: '自由尝试' };

export const Empty: Story = {
  name: '未填写，焦点进入第一项',
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: '所属行业' })).toHaveFocus());
    await expect(within(dialog).getByLabelText('企业名称')).toHaveValue('');
    await expect(within(dialog).getByText('1个工作日内与您联系（周一至周五 9:00-18:00）')).toBeVisible();
    unfocus();
  },
};

export const TurnedPhone: Story = {
  name: '横置的手机上整体滚动',
  parameters: lowScreens,
  globals: onLowScreen('turnedPhone'),
  play: async () => {
    const dialog = await opened();
    await userEvent.click(await within(dialog).findByRole('button', { name: '选择产品' }));
    await expect(await within(dialog).findByRole('checkbox', { name: firstApp?.name })).toBeVisible();
    await expect(outOfReach(dialog)).toEqual([]);
    unfocus();
  },
};

export const Filled: Story = {
  name: '已填写，从产品页带来意向产品',
  args: {
    request: { ...request, interests: [{ ...appOf(), packageProductId: 'p-1', name: '标识赋码系统（专业版）' }] },
  },
  play: async () => {
    const dialog = await opened();
    await fill(dialog);
    await expect(within(dialog).getByText(/^\d+\/300$/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: '移除标识赋码系统（专业版）' })).toBeVisible();
    unfocus();
  },
};

export const Errors: Story = {
  name: '未填写就提交：所有提示一起出现',
  play: async () => {
    const dialog = await opened();
    await submit(dialog);
    const { form } = leadMessages;
    for (const text of [
      form.industryCode,
      form.companyName,
      form.contactPersonName,
      form.contactPersonPhone,
      form.consultContent,
      form.agreement,
    ])
      await expect(await within(dialog).findByText(text)).toBeVisible();
    await expect(within(dialog).getByRole('combobox', { name: '所属行业' })).toHaveFocus();
    await expect(sent.contact).toEqual([]);
    unfocus();
  },
};

export const Prefilled: Story = {
  name: '已登录：预填企业信息',
  beforeEach: companyUser,
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(within(dialog).getByLabelText('企业名称')).toHaveValue('山东泰岳健身科技有限公司'));
    await expect(within(dialog).getByLabelText('联系人')).toHaveValue('李建国');
    await expect(within(dialog).getByLabelText('联系电话')).toHaveValue('13800000002');
    unfocus();
  },
};

let tellCompany = () => undefined as void;

export const PrefilledLate: Story = {
  name: '企业信息来得晚：不覆盖已填写的内容',
  tags: ['!dev'],
  beforeEach: companyUser,
  parameters: answers(
    mockEndpoint(readCurrentCompany, async () => {
      await new Promise<void>((resolve) => {
        tellCompany = resolve;
      });
      return { reply: companyAdmin.companyDetails };
    }),
  ),
  play: async () => {
    const dialog = await opened();
    await type(dialog, { 联系人: '王晓楠' });
    await waitFor(() => {
      tellCompany();
      return expect(within(dialog).getByLabelText('企业名称')).toHaveValue('山东泰岳健身科技有限公司');
    });
    await expect(within(dialog).getByLabelText('联系人')).toHaveValue('王晓楠');
    unfocus();
  },
};

export const Sending: Story = {
  name: '提交中：不能关闭，不能重复提交',
  parameters: answers(
    mockEndpoint(sendContactRequest, (asked) => {
      sent.contact.push(asked);
      return 'pending';
    }),
  ),
  play: async () => {
    const dialog = await opened();
    await fill(dialog);
    const button = within(dialog).getByRole('button', { name: '提交' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await submit(dialog);
    await userEvent.type(within(dialog).getByLabelText('联系人'), '{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sent.contact).toHaveLength(1));
    await expect(dialog).toBeVisible();
    unfocus();
  },
};

export const Failed: Story = {
  name: '提交失败：内容保留，重试用同一请求编号',
  parameters: answers(
    mockEndpoint(sendContactRequest, (asked) => {
      sent.contact.push(asked);
      return sent.contact.length < 3
        ? { refusal: { status: 429, message: '您提交得过于频繁，请10分钟后再试，或直接拨打咨询电话' } }
        : 'unreachable';
    }),
  ),
  play: async () => {
    const dialog = await opened();
    await fill(dialog);
    await submit(dialog);
    await expect(await within(dialog).findByText(/提交失败：您提交得过于频繁/)).toBeVisible();
    await submit(dialog);
    await waitFor(() => expect(sent.contact).toHaveLength(2));
    await within(dialog).findByText(/过于频繁/);
    await expect(sent.contact[1]?.requestId).toBe(sent.contact[0]?.requestId);
    // A changed request is a new one: no later input is lost.
    await type(dialog, { 联系人: '王晓' });
    await submit(dialog);
    await within(dialog).findByText(/服务器去健身了/);
    await expect(sent.contact[2]?.requestId).not.toBe(sent.contact[0]?.requestId);
    await expect(within(dialog).getByLabelText('咨询内容')).toHaveValue(person.咨询内容);
    await expect(agreement(dialog)).toBeChecked();
    unfocus();
  },
};

export const Sent: Story = {
  name: '提交成功：关闭、提示、清空，焦点返回',
  args: { request: { ...request, interests: [appOf()] } },
  play: async () => {
    const dialog = await opened();
    await fill(dialog);
    await submit(dialog);
    const notice = await screen.findByText('提交成功，我们将在1个工作日内与您联系');
    // It stays open under the pointer.
    await userEvent.hover(notice);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: '立即咨询' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(sent.contact).toEqual([
      {
        industryCode: 'C,24,244',
        companyName: person.企业名称,
        contactPersonName: person.联系人,
        contactPersonPhone: person.联系电话,
        consultContent: person.咨询内容,
        interests: [{ productId: firstApp?.id, packageProductId: '' }],
        subject: '智能工厂解决方案',
        requestId: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog', { name: '联系我们' });
    await expect(within(again).getByLabelText('咨询内容')).toHaveValue('');
    await expect(agreement(again)).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(notice).toBeVisible();
    unfocus();
  },
};

export const Kept: Story = {
  name: '关闭、换页后重新打开：内容仍在',
  tags: ['!dev'],
  play: async () => {
    const dialog = await opened();
    await fill(dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: '选择产品' }));
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: secondApp?.name ?? '' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '另一页' }));
    const again = await opened();
    await expect(within(again).getByLabelText('联系电话')).toHaveValue(person.联系电话);
    await expect(within(again).getByLabelText('咨询内容')).toHaveValue(person.咨询内容);
    await expect(await within(again).findByText(/体育用品制造/)).toBeVisible();
    await expect(within(again).getByRole('button', { name: `移除${secondApp?.name}` })).toBeVisible();
    await expect(agreement(again)).toBeChecked();
    unfocus();
  },
};

export const Long: Story = {
  name: '很长的内容',
  args: {
    request: {
      ...request,
      interests: [
        {
          productId: 'long',
          packageProductId: '',
          name: '面向健身器材行业多工厂协同的标识赋码与产线数据采集一体化平台（集团旗舰版）',
        },
        appOf(firstApp),
        appOf(secondApp),
      ],
    },
  },
  play: async () => {
    const dialog = await opened();
    await chooseIndustry(dialog);
    await type(dialog, {
      ...person,
      企业名称: '山东泰岳健身科技有限公司宁津第二智能制造与检测分公司',
      咨询内容:
        '我们计划在三个工厂同时上线赋码与追溯，希望了解分批实施的步骤、产线改造的范围、与现有系统的对接方式。'.repeat(
          7,
        ),
    });
    await submit(dialog);
    await expect(await within(dialog).findByText('咨询内容不能超过300字')).toBeVisible();
    unfocus();
  },
};

export const Interests: Story = {
  name: '选择意向产品',
  args: { request: { ...request, interests: [appOf()] } },
  play: async () => {
    const dialog = await opened();
    const toggle = within(dialog).getByRole('button', { name: '选择产品' });
    await userEvent.click(toggle);
    await expect(await within(dialog).findByRole('checkbox', { name: firstApp?.name ?? '' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: secondApp?.name ?? '' }));
    await expect(within(dialog).getByRole('button', { name: `移除${secondApp?.name}` })).toBeVisible();
    unfocus();
  },
};

export const InterestsFailed: Story = {
  name: '产品列表加载失败：不影响提交',
  parameters: answers(mockEndpoint(listInterestGroups, () => ({ refusal: { status: 500, message: '' } }))),
  play: async () => {
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('button', { name: '选择产品' }));
    await expect(await within(dialog).findByText(/产品列表没有加载成功/)).toBeVisible();
    await fill(dialog);
    await submit(dialog);
    await waitFor(() => expect(sent.contact).toHaveLength(1));
    await noticesGone();
    const again = await opened();
    await userEvent.click(within(again).getByRole('button', { name: '选择产品' }));
    await within(again).findByText(/产品列表没有加载成功/);
    unfocus();
  },
};

export const Statement: Story = {
  name: '阅读信息使用协议声明',
  play: async () => {
    const dialog = await opened();
    const title = within(dialog).getByRole('button', { name: '《信息使用协议声明》' });
    await userEvent.click(title);
    const statement = await within(dialog).findByRole('region', { name: '信息使用协议声明' });
    await expect(statement).toHaveTextContent('仅为答复本次咨询而使用这些信息');
    await expect(agreement(dialog)).not.toBeChecked();
    unfocus();
  },
};

export const Agreed: Story = {
  name: '读后同意信息使用协议声明',
  play: async () => {
    const dialog = await opened();
    await submit(dialog);
    await within(dialog).findByText(leadMessages.form.agreement);
    await userEvent.click(within(dialog).getByRole('button', { name: '《信息使用协议声明》' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '我同意' }));
    await expect(agreement(dialog)).toBeChecked();
    await expect(agreement(dialog)).toHaveFocus();
    await waitFor(() => expect(within(dialog).queryByText(leadMessages.form.agreement)).toBeNull());
    await expect(within(dialog).queryByRole('region', { name: '信息使用协议声明' })).toBeNull();
    unfocus();
  },
};
