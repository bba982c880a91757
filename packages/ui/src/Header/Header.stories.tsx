import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Illustration } from '../Illustration/Illustration.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { Header, type HeaderItem, type HeaderUser } from './Header.tsx';

const labels = ['应用市场', '解决方案', '生态合作', '行业资讯', '标识解析', '工业设计平台', '案例中心'];

function navigation(active?: string): HeaderItem[] {
  return labels.map((label, index) => ({
    label,
    href: `/section-${index}`,
    external: label === '工业设计平台',
    active: label === active,
  }));
}

const visitor: HeaderUser = {
  name: '陈立群',
  button: 'prefix',
  buttonHref: '/identification',
  settingsHref: '/personal_update',
  links: [
    { label: '我的订单', href: '/personal_orders' },
    { label: '我的发票', href: '/personal_invoices' },
    { label: '我的试用', href: '/personal_trials' },
  ],
};

const meta = {
  title: 'Navigation/Header 页头',
  id: 'components-header',
  component: Header,
  args: {
    logo: <Illustration name="logo" />,
    logoHref: '/home',
    items: navigation('标识解析'),
    user: null,
    skipTo: '#main',
    onLogin: fn(),
    onRegister: fn(),
    onLogout: fn(),
    onScan: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" style={{ minHeight: 320, padding: 24, background: 'var(--lima-bg-paper)' }}>
          页面正文
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const isWide = () => matchMedia('(min-width: 768px)').matches;

export const Playground: Story = { name: '自由尝试' };

export const WithoutLogo: Story = { name: '没有标志图片', args: { logo: undefined } };

export const NoneActive: Story = { name: '未登录，没有当前栏目', args: { items: navigation() } };

export const LastActive: Story = { name: '当前栏目在最后', args: { items: navigation('案例中心') } };

export const Ordinary: Story = { name: '普通用户', args: { user: visitor } };

export const Company: Story = {
  name: '企业用户',
  args: { user: { ...visitor, button: 'console', buttonHref: 'https://console.example.cn' } },
};

export const Administrator: Story = {
  name: '管理员',
  args: { user: { ...visitor, name: '平台管理员', button: 'prefix' } },
};

export const WithoutButton: Story = { name: '没有按钮的用户', args: { user: { ...visitor, button: 'none' } } };

export const LongName: Story = {
  name: '长用户名与头像',
  args: {
    user: {
      ...visitor,
      name: 'taiyue_fitness_equipment_operations',
      portrait: '/illustrations/logo-mark.svg',
    },
  },
};

export const AccountMenuOpen: Story = {
  name: '账户菜单：方向键与 Escape',
  args: { user: visitor },
  play: async ({ canvasElement, args }) => {
    if (!isWide()) return;
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /陈立群/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '个人设置' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '我的订单' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '退出登录' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '退出登录' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(button);
    button.blur();
    await expect(canvas.getByRole('link', { name: '个人设置' })).toBeVisible();
  },
};

export const Tablet: Story = {
  name: '平板：更多',
  args: { items: navigation('案例中心') },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 834 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    const canvas = within(canvasElement);
    const nav = within(canvas.getByRole('navigation', { name: '主导航' }));
    const more = await nav.findByRole('button', { name: '更多' });
    await expect(nav.getByRole('link', { name: '案例中心' })).toBeVisible();
    await expect(nav.queryByRole('link', { name: '工业设计平台' })).toBeNull();
    await userEvent.click(more);
    await expect(nav.getByRole('link', { name: '工业设计平台' })).toBeVisible();
    more.blur();
  },
};

export const PhoneMenuOpen: Story = {
  name: '手机菜单',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '菜单' });
    await userEvent.click(opener);
    const menu = within(canvas.getByRole('dialog', { name: '菜单' }));
    await expect(menu.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(menu.getByRole('button', { name: '关闭菜单' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(canvas.getByRole('button', { name: '注册' })).toBeVisible();
  },
};

export const PhoneMenuLoggedIn: Story = {
  name: '手机菜单，已登录',
  parameters: phone,
  globals: onPhone,
  args: { user: visitor },
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    await userEvent.click(within(canvasElement).getByRole('button', { name: '菜单' }));
    await expect(within(canvasElement).getByRole('button', { name: '退出登录' })).toBeVisible();
  },
};
