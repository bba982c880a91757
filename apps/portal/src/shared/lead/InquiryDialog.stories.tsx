import { sendInquiry } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import { leadMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticesGone, unfocus } from '../captcha/slideInStory.ts';
import {
  answers,
  appOf,
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

const request = {
  kind: 'inquiry',
  interests: [{ ...appOf(), packageProductId: 'p-1', name: '标识赋码系统（专业版）' }, appOf(secondApp)],
} as const;

const meta = {
  title: 'Screens/Lead 线索/Inquiry 询价',
  id: 'screens-lead-inquiry',
  component: LeadStory,
  args: { request },
  parameters: { layout: 'fullscreen', ...answers() },
  beforeEach: nobody,
} satisfies Meta<typeof LeadStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = () => open('询价');

async function chooseBudget(dialog: HTMLElement, budget: string): Promise<void> {
  await userEvent.click(within(dialog).getByRole('combobox', { name: '预算' }));
  await userEvent.click(await screen.findByRole('option', { name: budget }));
}

export const Playground: Story = { name: '自由尝试' };

export const Empty: Story = {
  name: '未填写，列出询价的应用',
  play: async () => {
    const dialog = await opened();
    const list = within(dialog).getByRole('list', { name: '询价应用' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(dialog).getByText('1-3个工作日内与您联系（周一至周五 9:00-18:00）')).toBeVisible();
    unfocus();
  },
};

export const Errors: Story = {
  name: '未填写就提交：所有提示一起出现',
  play: async () => {
    const dialog = await opened();
    await submit(dialog);
    const { form } = leadMessages;
    for (const text of [form.companyName, form.contactPersonNameMissing, form.contactPersonPhone, form.consultContent])
      await expect(await within(dialog).findByText(text)).toBeVisible();
    await expect(sent.inquiry).toEqual([]);
    unfocus();
  },
};

export const Prefilled: Story = {
  name: '已登录：预填企业信息，选择预算',
  beforeEach: companyUser,
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(within(dialog).getByLabelText('联系人')).toHaveValue('李建国'));
    await type(dialog, { 咨询内容: person.咨询内容 });
    await chooseBudget(dialog, '1万-5万元');
    unfocus();
  },
};

export const Budgets: Story = {
  name: '预算的选项',
  play: async () => {
    const dialog = await opened();
    await userEvent.click(within(dialog).getByRole('combobox', { name: '预算' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(8);
  },
};

export const Sending: Story = {
  name: '提交中',
  parameters: answers(mockEndpoint(sendInquiry, () => 'pending')),
  play: async () => {
    const dialog = await opened();
    await type(dialog, person);
    await submit(dialog);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    unfocus();
  },
};

export const Failed: Story = {
  name: '提交失败：提示、关闭，再打开时内容仍在',
  parameters: answers(
    mockEndpoint(sendInquiry, () => ({
      refusal: { status: 422, message: '所选应用不存在或已下架，请刷新页面后重新选择' },
    })),
  ),
  play: async () => {
    const dialog = await opened();
    await type(dialog, person);
    await submit(dialog);
    const notice = await screen.findByText('所选应用不存在或已下架，请刷新页面后重新选择');
    // It stays open under the pointer.
    await userEvent.hover(notice);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '立即咨询' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog', { name: '询价' });
    await expect(within(again).getByLabelText('咨询内容')).toHaveValue(person.咨询内容);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(notice).toBeVisible();
    unfocus();
  },
};

export const Sent: Story = {
  name: '提交成功',
  tags: ['!dev'],
  play: async () => {
    const dialog = await opened();
    await type(dialog, { ...person, 联系人: 'Anna Schmidt' });
    await chooseBudget(dialog, '50万元以上');
    await submit(dialog);
    await expect(await screen.findByText('询价提交成功，工作人员将在1-3个工作日内与您联系')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent.inquiry).toEqual([
      {
        companyName: person.企业名称,
        contactPersonName: 'Anna Schmidt',
        contactPersonPhone: person.联系电话,
        consultContent: person.咨询内容,
        budget: '50万元以上',
        interests: [
          { productId: firstApp?.id, packageProductId: 'p-1' },
          { productId: secondApp?.id, packageProductId: '' },
        ],
        requestId: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    await noticesGone();
    const again = await opened();
    await expect(within(again).getByLabelText('咨询内容')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unfocus();
  },
};
