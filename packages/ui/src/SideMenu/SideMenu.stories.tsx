import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Navigation/SideMenu 侧边悬浮菜单',
  id: 'components-sidemenu',
  component: SideMenu,
  args: { miniProgram: 'https://lima.example.cn/mini-program', phone: '400-000-0118', onContact: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560, padding: 24, background: 'var(--lima-bg-paper)' }}>
        <p>页面正文</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement, args }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: '快捷服务' }));
    const contact = menu.getByRole('button', { name: '在线咨询' });
    await userEvent.click(contact);
    await expect(args.onContact).toHaveBeenCalledOnce();
    contact.blur();
    await userEvent.unhover(contact);
  },
};

export const MiniProgramOpen: Story = {
  name: '小程序二维码',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: '小程序' });
    button.focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: '小程序二维码' })).toBeVisible();
  },
};

export const PhoneShown: Story = {
  name: '电话号码',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '电话咨询' });
    await expect(link).toHaveAttribute('href', 'tel:400-000-0118');
    link.focus();
    await waitFor(() => expect(within(canvasElement).getByText('400-000-0118')).toBeVisible());
  },
};
