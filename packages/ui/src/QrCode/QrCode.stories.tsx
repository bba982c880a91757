import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Identity/QrCode 二维码',
  id: 'components-qrcode',
  component: QrCode,
  args: {
    value: 'https://lima.example.cn/product_scene?identifier=88.118.001%2FGT-2026-000123',
    label: '在手机上打开这个标识的二维码',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('img', { name: '在手机上打开这个标识的二维码' });
    await expect(picture.getBoundingClientRect().width).toBe(110);
  },
};

export const Footer: Story = { name: '页脚尺寸', args: { width: 72, quietZone: 8 } };

export const NarrowQuietZone: Story = { name: '留白不少于 8 像素', args: { quietZone: 2 } };

export const TooLong: Story = {
  name: '内容太长',
  args: { value: `https://lima.example.cn/?note=${'a'.repeat(2400)}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('内容太长，无法生成二维码')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const OnInk: Story = {
  name: '墨色底',
  decorators: [
    (Story) => (
      <div style={{ background: 'var(--lima-bg-ink)', padding: 24 }}>
        <Story />
      </div>
    ),
  ],
};
