import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ClampText } from './ClampText.tsx';

const long =
  '专注商用有氧与力量器械 18 年，产品覆盖 40 余个国家和地区；2026 年起整机与三类关键部件全部赋码出厂，每台器材的来源、工艺、流向与维保记录都可凭标识编码查询。';

const meta = {
  title: 'Data display/ClampText 收起文字',
  id: 'components-clamptext',
  component: ClampText,
  tags: ['narrow'],
  args: { children: long },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 456 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClampText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试' };

export const Short: Story = {
  name: '一行放得下',
  args: { children: '专注商用有氧与力量器械 18 年。' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const TwoLines: Story = { name: '保留两行', args: { lines: 2 } };

export const Expanded: Story = {
  name: '已展开',
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '展开' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: '收起' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const MouseLeft: Story = {
  name: '鼠标移开后收起',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: '展开' });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: '收起' })).toBeVisible();
    await fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(canvas.getByRole('button', { name: '展开' })).toBeVisible());
    button.blur();
  },
};
