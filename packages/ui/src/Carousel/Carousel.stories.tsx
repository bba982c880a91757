import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Illustration } from '../Illustration/Illustration.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const subjects = [
  {
    id: 'coding',
    label: '标识赋码系统 3.0',
    text: '一次导入十万级编码，产线扫码即激活，支持离线补传。',
    picture: 'dumbbell',
  },
  {
    id: 'lines',
    label: '智能产线看板',
    text: '节拍、能耗与停机原因放在一张图上，班组长交接不用再翻本子。',
    picture: 'line',
  },
  { id: 'assets', label: '设备资产管理', text: '采购、盘点、点检、报废全程扫码，一家门店一本账。', picture: 'rack' },
  {
    id: 'recall',
    label: '码上追溯',
    text: '召回范围从整批缩小到单台，消费者扫码就知道要不要送修。',
    picture: 'recall',
  },
] as const;

const slides = subjects.map(({ id, label, text, picture }) => ({
  id,
  label,
  content: (
    <Banner
      ground="ink"
      size="md"
      headingLevel={2}
      above={<Tag>新品上线</Tag>}
      title={label}
      text={text}
      actions={<Button variant="onInk">了解详情</Button>}
      picture={<Illustration name={picture} ground="ink" width={280} />}
      style={{ paddingBottom: 56 }}
    />
  ),
}));

const meta = {
  title: 'Data display/Carousel 轮播',
  id: 'components-carousel',
  component: Carousel,
  args: { label: '精选应用', slides, onValueChange: fn(), onPlayingChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Does not advance in tests, which run with reduced motion. */
export const Playground: Story = {};

export const Stopped: Story = { name: '已暂停', args: { playing: false, defaultValue: 1 } };

export const Playing: Story = { name: '播放中', args: { playing: true, interval: 3_600_000 } };

export const OneSlide: Story = {
  name: '只有一张',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement).getByRole('region', { name: '精选应用' });
    await expect(within(carousel).getAllByRole('button')).toHaveLength(1);
  },
};

export const Titles: Story = {
  name: '标题作标记',
  args: { label: '重点方案', markers: 'titles', slides: slides.slice(0, 3), playing: true, interval: 3_600_000 },
};

export const InColumn: Story = {
  name: '作为卡片',
  args: {
    slides: subjects.map(({ id, label, text, picture }) => ({
      id,
      label,
      content: (
        <Banner
          contained
          ground="ink"
          headingLevel={2}
          above={<Tag>新品上线</Tag>}
          title={label}
          text={text}
          actions={<Button variant="onInk">了解详情</Button>}
          picture={<Illustration name={picture} ground="ink" width={280} />}
        />
      ),
    })),
    style: { maxWidth: 688 },
  },
  parameters: { layout: 'padded' },
};

export const OnPaper: Story = {
  name: '纸面',
  args: {
    ground: 'paper',
    slides: subjects.slice(0, 3).map(({ id, label, text, picture }) => ({
      id,
      label,
      content: (
        <Banner
          size="md"
          headingLevel={2}
          title={label}
          text={text}
          picture={<Illustration name={picture} width={280} />}
          style={{ paddingBottom: 56 }}
        />
      ),
    })),
  },
};

/** The number of the visible slide, from 1. */
function shown(canvasElement: HTMLElement): string {
  const names = within(canvasElement)
    .queryAllByRole('group', { name: /^第 \d 张/ })
    .filter((slide) => !slide.inert)
    .map((slide) => slide.getAttribute('aria-label'));
  return names.join();
}

async function expectInView(canvasElement: HTMLElement, name: string) {
  await waitFor(() => expect(shown(canvasElement)).toBe(name));
  const slide = within(canvasElement).getByRole('group', { name });
  const region = within(canvasElement).getByRole('region', { name: '精选应用' });
  await waitFor(() => expect(slide.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, 0));
}

export const Keyboard: Story = {
  name: '键盘',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '开始轮播' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '第 1 张，共 4 张：标识赋码系统 3.0' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^第 2 张/ })).toHaveFocus();
    await expectInView(canvasElement, '第 2 张，共 4 张');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expectInView(canvasElement, '第 4 张，共 4 张');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('button', { name: /^第 4 张/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '上一张' })).toHaveFocus();
    // Only the visible slide is focusable.
    for (const [index, action] of canvas.getAllByText('了解详情').entries()) {
      const button = action.closest('button');
      button?.focus();
      await expect(document.activeElement === button).toBe(index === 3);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Arrows: Story = {
  name: '上一张与下一张',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }));
    await expectInView(canvasElement, '第 4 张，共 4 张');
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }));
    await expectInView(canvasElement, '第 1 张，共 4 张');
    await expect(canvas.getByRole('status')).toHaveTextContent('第 1 张，共 4 张：标识赋码系统 3.0');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Swipe: Story = {
  name: '滑动',
  play: async ({ args, canvasElement }) => {
    const track = within(canvasElement).getByRole('group', { name: '第 1 张，共 4 张' }).parentElement;
    track?.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
    await expectInView(canvasElement, '第 3 张，共 4 张');
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
  },
};

export const Pauses: Story = {
  name: '悬停与聚焦时暂停',
  args: { playing: true, interval: 150 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: '精选应用' });
    await expectInView(canvasElement, '第 2 张，共 4 张');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByRole('status')).toHaveTextContent('');

    await userEvent.hover(region);
    await expect(region).not.toHaveAttribute('data-advancing');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    const before = shown(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(shown(canvasElement)).toBe(before);

    await userEvent.unhover(region);
    await waitFor(() => expect(shown(canvasElement)).not.toBe(before));

    await userEvent.tab();
    await expect(region).not.toHaveAttribute('data-advancing');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlayingChange).toHaveBeenCalledWith(false);
  },
  render: (args) => <Stoppable {...args} />,
};

function Stoppable(props: CarouselProps) {
  const [playing, setPlaying] = useState(props.playing ?? true);
  const [value, setValue] = useState(0);
  return (
    <Carousel
      {...props}
      playing={playing}
      onPlayingChange={(next) => {
        props.onPlayingChange?.(next);
        setPlaying(next);
        // The screenshot of this story always shows the first slide.
        setValue(0);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const HiddenTab: Story = {
  name: '标签页不可见时暂停',
  args: { playing: true, interval: 3_600_000 },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: '精选应用' });
    await expect(region).toHaveAttribute('data-advancing');
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(region).not.toHaveAttribute('data-advancing'));
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(region).toHaveAttribute('data-advancing'));
  },
};

export const ReducedMotion: Story = {
  name: '减少动态效果时不自动播放',
  args: { interval: 50 },
  play: async ({ args, canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(shown(canvasElement)).toBe('第 1 张，共 4 张');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
