import { contract } from '@lima-id/api';
import { findApps, mockEndpoint } from '@lima-id/api/msw';
import { leadMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { noticesGone, unfocus } from '../../shared/captcha/slideInStory.ts';
import { answers, chooseIndustry, nobody, person, sent, submit, type } from '../../shared/lead/storyFrame.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { pageShown } from '../../shared/stories/pageShown.ts';
import ContactScreen from './ContactScreen.tsx';

const products = mockEndpoint(contract.searchApps, (wanted) => ({ reply: findApps(wanted) }));

const meta = {
  title: 'Screens/Contact 联系我们',
  id: 'screens-contact',
  component: PageStory,
  args: { screen: <ContactScreen />, path: '/contact' },
  parameters: { layout: 'fullscreen', ...answers(products) },
  beforeEach: nobody,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function shown(canvasElement: HTMLElement) {
  const canvas = await pageShown(canvasElement, '联系我们');
  return { canvas, form: canvas.getByRole('region', { name: '写下您的需求' }) };
}

export const Page: Story = {
  name: '联系我们',
  play: async ({ canvasElement }) => {
    const { canvas } = await shown(canvasElement);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '400-000-0118' })).toHaveAttribute('href', 'tel:400-000-0118');
    await expect(main.getByRole('link', { name: 'support@example.cn' })).toHaveAttribute(
      'href',
      'mailto:support@example.cn',
    );
    await expect(main.getByRole('link', { name: '查看文档' })).toHaveAttribute('href', '/develop_document');
    await expect(main.getByRole('link', { name: '立即下载' })).toHaveAttribute('download');
    await expect(await main.findByRole('img', { name: '微信公众号' })).toBeVisible();
    await expect(document.title).toBe('联系我们 - 力码');
  },
};

export const Topic: Story = {
  name: '从云端 IDE 卡片咨询，未填写就提交',
  play: async ({ canvasElement }) => {
    const { canvas, form } = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '咨询接入方式' }));
    const first = within(form).getByRole('combobox', { name: '所属行业' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(within(form).getByText('咨询主题：云端 IDE')).toBeVisible();
    await submit(form);
    for (const text of [leadMessages.form.industryCode, leadMessages.form.companyName, leadMessages.form.agreement])
      await expect(await within(form).findByText(text)).toBeVisible();
    await expect(sent.contact).toEqual([]);
    unfocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Sent: Story = {
  name: '提交成功：提示并清空；在线咨询也用本页表单',
  play: async ({ canvasElement }) => {
    const { canvas, form } = await shown(canvasElement);
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: '快捷服务' })).getByRole('button', { name: '在线咨询' }),
    );
    await waitFor(() => expect(within(form).getByRole('combobox', { name: '所属行业' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await chooseIndustry(form);
    await type(form, person);
    await userEvent.click(within(form).getByRole('checkbox', { name: /协议声明/ }));
    await submit(form);
    await screen.findByText(leadMessages.sent.contact);
    await expect(sent.contact).toMatchObject([{ companyName: person.企业名称, subject: '联系我们' }]);
    await waitFor(() => expect(within(form).getByLabelText('咨询内容')).toHaveValue(''));
    // The form is ready for another request at once.
    await submit(form);
    await expect(await within(form).findByText(leadMessages.form.consultContent)).toBeVisible();
    await noticesGone();
    unfocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
