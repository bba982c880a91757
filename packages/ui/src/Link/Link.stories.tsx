import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link, type LinkComponentProps, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Navigation/Link 链接',
  id: 'components-link',
  component: Link,
  args: { href: '/home', children: '首页' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const External: Story = {
  name: '离开本站',
  args: { href: 'https://example.cn', external: true, children: '友情链接' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '友情链接' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

function Routed({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} data-routed="">
      {children}
    </a>
  );
}

export const ThroughRouter: Story = {
  name: '经由路由',
  render: () => (
    <LinkProvider component={Routed}>
      <Link href="/home">首页</Link> <Link href="tel:400-000-0000">400-000-0000</Link>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement);
    await expect(links.getByRole('link', { name: '首页' })).toHaveAttribute('data-routed');
    await expect(links.getByRole('link', { name: '400-000-0000' })).not.toHaveAttribute('data-routed');
  },
};
