import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArrowRightIcon, SearchIcon } from '../icons/icons.tsx';
import { Ground, Row } from '../testing/Ground.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  title: 'Inputs/Button 按钮',
  id: 'components-button',
  component: Button,
  args: { children: '提交申请', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  name: '样式',
  render: () => (
    <Row>
      <Button>提交申请</Button>
      <Button variant="secondary">返回修改</Button>
      <Button variant="text">查看详情</Button>
      <Button variant="ink">墨色</Button>
      <Button variant="danger">取消订单</Button>
      <Button variant="text" flush iconAfter={<ArrowRightIcon size={16} />}>
        查看方案
      </Button>
      <Ground>
        <Button variant="onInk" size="sm">
          深底次要
        </Button>
      </Ground>
    </Row>
  ),
};

export const Sizes: Story = {
  name: '尺寸',
  render: () => (
    <Row>
      <Button size="lg">大 48</Button>
      <Button size="md">中 40</Button>
      <Button size="sm">小 32</Button>
    </Row>
  ),
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '提交申请' })).toHaveFocus();
  },
};

export const FocusedOnInk: Story = {
  name: '聚焦（深底）',
  render: () => (
    <Ground>
      <Button variant="onInk">返回首页</Button>
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '返回首页' })).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: '禁用',
  render: () => (
    <Row>
      <Button disabled>提交申请</Button>
      <Button disabled variant="secondary">
        返回修改
      </Button>
      <Button disabled variant="text">
        查看详情
      </Button>
      <Ground>
        <Button disabled variant="onInk">
          深底次要
        </Button>
      </Ground>
    </Row>
  ),
};

export const Loading: Story = {
  name: '加载',
  args: { loading: true },
  render: (args) => (
    <Row>
      <Button {...args}>提交申请</Button>
      <Button loading variant="secondary">
        返回修改
      </Button>
      <Button loading variant="text">
        查看详情
      </Button>
      <Button loading size="lg" icon={<SearchIcon />}>
        查询
      </Button>
    </Row>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '提交申请' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.blur();
  },
};

export const WidthKept: Story = {
  name: '加载时宽度不变',
  render: () => (
    <Row>
      <Button>提交申请</Button>
      <Button loading>提交申请</Button>
      <Button icon={<SearchIcon />}>查询</Button>
      <Button loading icon={<SearchIcon />}>
        查询
      </Button>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect().width);
    await expect(widths[0]).toBe(widths[1]);
    await expect(widths[2]).toBe(widths[3]);
  },
};

export const WithIcons: Story = {
  name: '带图标',
  render: () => (
    <Row>
      <Button icon={<SearchIcon />}>查询</Button>
      <Button variant="secondary" iconAfter={<ArrowRightIcon size={16} />}>
        下一步
      </Button>
    </Row>
  ),
};

export const LongText: Story = {
  name: '长文字',
  render: () => <Button variant="secondary">确认放弃本次填写的全部内容并返回</Button>,
};

export const AsLink: Story = {
  name: '链接',
  render: () => (
    <Row>
      <ButtonLink href="/identification">申请标识前缀</ButtonLink>
      <ButtonLink href="https://example.cn/console" external variant="secondary">
        企业控制台
      </ButtonLink>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement);
    await expect(links.getByRole('link', { name: '申请标识前缀' })).toHaveAttribute('href', '/identification');
    await expect(links.getByRole('link', { name: '企业控制台' })).toHaveAttribute('target', '_blank');
  },
};
