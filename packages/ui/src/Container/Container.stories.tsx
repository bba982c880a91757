import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { isPhone, onPhone, phone } from '../testing/phone.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Foundations/Container 版心',
  id: 'components-container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    as: 'section',
    'aria-label': '解决方案',
    children: (
      <>
        <SectionHead index="04" label="解决方案" title="从一台设备到一个行业" />
        <Card>产业链协同：订单、批次与交付按标识对齐</Card>
      </>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('region', { name: '解决方案' });
    const [outer, inner] = [place, place.querySelector('[data-padding]') ?? place].map((e) =>
      e.getBoundingClientRect(),
    );
    const width = document.documentElement.clientWidth;
    const margin = width < 768 ? 16 : 24;
    await expect(inner?.width).toBe(Math.min(1200, width - 2 * margin));
    // In the middle of the window.
    await expect(Math.round((outer?.left ?? 0) - (width - (outer?.right ?? 0)))).toBe(0);
  },
};

export const InNarrowPlace: Story = {
  name: '在较窄的地方仍留边距',
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('region', { name: '解决方案' });
    await expect(getComputedStyle(place).paddingLeft).toBe('24px');
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};

export const OnPhone: Story = {
  name: '手机上边距更窄',
  parameters: phone,
  globals: onPhone,
  play: async ({ canvasElement }) => {
    if (!isPhone()) return;
    const place = within(canvasElement).getByRole('region', { name: '解决方案' });
    await expect(getComputedStyle(place).paddingLeft).toBe('16px');
    await expect(place.scrollWidth).toBe(place.clientWidth);
  },
};
