import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { MessageIcon, OrderIcon, WrenchIcon } from '../icons/icons.tsx';
import { Column, Ground, Row } from '../testing/Ground.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data display/Badge 徽标',
  id: 'components-badge',
  component: Badge,
  args: { count: 3, label: '3 条未读' },
  // Figures reach beyond the corner.
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['danger', 'warning', 'success', 'info', 'neutral'] as const;

/** A button of 44 px without a look of its own. */
const bare = { padding: 12, border: 0, background: 'none', color: 'inherit' };

export const Playground: Story = {
  name: '自由尝试',
  args: { children: <MessageIcon size={24} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 条未读')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const InAButton: Story = {
  name: '按钮里：数字是按钮名称的一部分',
  render: () => (
    <Row>
      <Button variant="secondary" iconAfter={<Badge count={3} label="，3 条未读" />}>
        消息
      </Button>
      <button type="button" style={bare}>
        <Badge dot label="，有新消息">
          <MessageIcon />
          <VisuallyHidden>通知</VisuallyHidden>
        </Badge>
      </button>
      <button type="button" style={bare}>
        <Badge count={128} label="，128 条待处理">
          <WrenchIcon />
          <VisuallyHidden>报修</VisuallyHidden>
        </Badge>
      </button>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^消息 ?，3 条未读$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^通知 ?，有新消息$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^报修 ?，128 条待处理$/ })).toHaveTextContent('99+');
  },
};

export const Tones: Story = {
  name: '颜色与数字',
  render: () => (
    <Column>
      {(['solid', 'soft'] as const).map((variant) => (
        <Row key={variant}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant} count={12} label="12 条" />
          ))}
          <Badge variant={variant} count={1} label="1 条" />
          <Badge variant={variant} count={100} label="100 条" />
          <Badge variant={variant} count={1208} max={9999} label="1,208 条" />
        </Row>
      ))}
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} dot label="有更新" />
        ))}
      </Row>
    </Column>
  ),
};

export const OnAvatars: Story = {
  name: '头像与图标的角上',
  render: () => (
    <Row>
      <Badge count={5} label="5 条待办">
        <Avatar name="陈立群" size="lg" />
      </Badge>
      <Badge dot label="有新消息">
        <Avatar name="周宁" size="md" variant="info" />
      </Badge>
      <Badge dot tone="success" label="在线">
        <Avatar name="周宁" size="sm" variant="neutral" />
      </Badge>
      <Badge count={128} tone="info" label="128 个订单">
        <OrderIcon size={24} />
      </Badge>
    </Row>
  ),
};

const menu = [
  { label: '卖方与银行账户', count: 1, tone: 'warning' },
  { label: '短信与邮件', count: 0, tone: 'warning' },
  { label: '无人受理报修', count: 14, tone: 'danger' },
  { label: '企业标识前缀注册与第三方数据接口的推送失败记录', count: 4200, tone: 'neutral' },
] as const;

export const InAMenu: Story = {
  name: '菜单里，单独一个',
  render: () => (
    <ul style={{ maxWidth: 216, margin: 0, padding: 0, listStyle: 'none' }}>
      {menu.map(({ label, count, tone }) => (
        <li key={label} style={{ display: 'flex', gap: 8, alignItems: 'center', minHeight: 40 }}>
          <span style={{ flex: 1 }}>{label}</span>
          <Badge variant="soft" tone={tone} count={count} max={999} label={`${count} 项待处理`} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4200 项待处理')).toBeInTheDocument();
    await expect(canvas.queryByText('0 项待处理')).toBeNull();
  },
};

export const OnInk: Story = {
  name: '深底',
  render: () => (
    <Ground>
      <Row>
        <Badge count={46} label="46 项待办">
          <OrderIcon size={24} />
        </Badge>
        <Badge dot label="有新消息">
          <MessageIcon size={24} />
        </Badge>
        <Badge count={12} tone="info" label="12 项" />
      </Row>
    </Ground>
  ),
};

function Reading() {
  const [unread, setUnread] = useState(2);
  return (
    <Row>
      <Badge count={unread} label={`${unread} 条未读`}>
        <MessageIcon size={24} />
      </Badge>
      <Button size="sm" variant="secondary" onClick={() => setUnread(unread - 1)}>
        读一条
      </Button>
    </Row>
  );
}

export const Gone: Story = {
  name: '数到零就不显示',
  render: () => <Reading />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const read = canvas.getByRole('button', { name: '读一条' });
    await userEvent.click(read);
    await expect(canvas.getByText('1 条未读')).toBeInTheDocument();
    await userEvent.click(read);
    await expect(canvas.queryByText(/条未读/)).toBeNull();
    read.blur();
  },
};

export const RightToLeft: Story = {
  name: '从右到左的文字',
  render: () => (
    <div dir="rtl">
      <Row>
        <Badge count={128} label="128 条">
          <Avatar name="陈立群" size="lg" />
        </Badge>
        <Badge dot label="有新消息">
          <Avatar name="周宁" size="lg" variant="info" />
        </Badge>
      </Row>
    </div>
  ),
};
