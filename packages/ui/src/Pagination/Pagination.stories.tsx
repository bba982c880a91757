import { appPageSize, appPageSizes } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination 分页',
  id: 'components-pagination',
  component: Pagination,
  args: {
    total: 842,
    pageSizes: appPageSizes,
    defaultPageSize: appPageSize,
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Places: Story = {
  name: '第一页、中间、最后一页',
  render: (args) => (
    <Column>
      {[1, 2, 4, 5, 47, 91, 93, 94].map((page) => (
        <Pagination key={page} {...args} pageSizes={undefined} page={page} />
      ))}
    </Column>
  ),
  // A page normally has one list; here are several for comparison.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const FewPages: Story = {
  name: '页数不多',
  args: {
    total: 18,
    totalText: (total: number) => `共 ${total} 个应用`,
    sizeText: (size: number) => `${size} 个 / 页`,
  },
};

export const OnePage: Story = {
  name: '只有一页',
  args: { total: 5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('共 5 条')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Nothing: Story = { name: '没有数据', args: { total: 0 } };

export const ManyPages: Story = {
  name: '页数很多，可跳页',
  args: { total: 12_846_390, defaultPage: 640_319, defaultPageSize: 10, pageSizes: undefined, jump: true },
};

export const Turning: Story = {
  name: '翻页：按钮不动，焦点不丢',
  args: { total: 24, defaultPageSize: 6 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const pages = within(canvas.getByRole('navigation', { name: '分页' }));
    const next = pages.getByRole('button', { name: '下一页' });
    await expect(pages.getByRole('button', { name: '上一页' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pages.getByRole('button', { name: '上一页' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();

    next.focus();
    for (let page = 2; page <= 4; page += 1) {
      const before = next.getBoundingClientRect().left;
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(page);
      await expect(pages.getByRole('button', { name: `第 ${page} 页` })).toHaveAttribute('aria-current', 'page');
      await expect(next.getBoundingClientRect().left).toBe(before);
    }
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('第 4 页，共 4 页');
    next.blur();
  },
};

export const Sizing: Story = {
  name: '改变每页条数，回到第一页',
  args: { total: 100, defaultPage: 5 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '36');
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(36);
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: '第 3 页' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '第 4 页' })).toBeNull();
    canvas.getByRole('combobox').blur();
  },
};

export const Jumping: Story = {
  name: '跳页：超出时到最近的一页',
  args: { jump: true, pageSizes: undefined },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '跳至页码' });
    await userEvent.type(field, '４７{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(47);
    await expect(field).toHaveValue('');
    await userEvent.type(field, '999{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(94);
    await userEvent.type(field, '0{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.type(field, '三{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(3);
    field.blur();
  },
};

function Addressed(props: PaginationProps) {
  const [page, setPage] = useState(1);
  return (
    // Like a router: handles internal links without leaving the page.
    <div
      role="presentation"
      onClick={(event) => {
        if (event.defaultPrevented || !(event.target instanceof Element)) return;
        const link = event.target.closest('a');
        if (link === null) return;
        event.preventDefault();
        setPage(Number(new URL(link.href).searchParams.get('page')));
      }}
    >
      <Pagination {...props} page={page} href={(to) => `/application/list?page=${to}`} />
    </div>
  );
}

export const Links: Story = {
  name: '每页有地址',
  args: { total: 18 },
  render: (args) => <Addressed {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('link', { name: '下一页' });
    await expect(next).toHaveAttribute('href', '/application/list?page=2');
    await expect(next).toHaveAttribute('rel', 'next');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(args.onPageChange).not.toHaveBeenCalled();
    next.blur();
  },
};

export const Focused: Story = {
  name: '聚焦',
  args: { total: 90, pageSizes: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '上一页' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  name: '窄处（320）',
  args: { total: 842, defaultPage: 47 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};
