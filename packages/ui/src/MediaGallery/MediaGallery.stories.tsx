import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Column } from '../testing/Ground.tsx';
import { MediaGallery } from './MediaGallery.tsx';
import type { MediaItem } from './mediaItem.ts';
import captions from './sample.vtt?url';
import video from './sample.webm?url';

const ink = (name: string) => `/illustrations/on-ink/${name}.svg`;
const paper = (name: string) => `/illustrations/${name}.svg`;

const items: MediaItem[] = [
  { kind: 'picture', id: 'front', src: paper('dumbbell'), alt: '哑铃与标识铭牌' },
  {
    kind: 'video',
    id: 'demo',
    src: video,
    title: '产线赋码演示',
    poster: ink('line'),
    thumbnail: paper('line'),
    captions,
    duration: '00:04',
  },
  { kind: 'picture', id: 'rack', src: paper('rack'), alt: '力量架扫码点检' },
  { kind: 'picture', id: 'model', src: paper('model'), alt: '四层架构' },
  { kind: 'picture', id: 'board', src: paper('dashboard'), alt: '数据看板' },
];

const videos: MediaItem[] = [
  { kind: 'video', id: 'line', src: video, title: '产线上的一个码', poster: ink('line'), captions, duration: '02:46' },
  { kind: 'video', id: 'scan', src: video, title: '扫码之后发生了什么', poster: ink('phone-scan'), duration: '03:12' },
  { kind: 'video', id: 'shop', src: video, title: '一家门店的设备账本', poster: ink('warehouse'), duration: '01:58' },
];

const meta = {
  title: 'Data display/MediaGallery 图集',
  id: 'components-mediagallery',
  component: MediaGallery,
  args: { label: '标识赋码系统的图片与视频', items, onValueChange: fn(), style: { maxWidth: 560 } },
} satisfies Meta<typeof MediaGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const VideoOnStage: Story = { name: '视频在台上', args: { defaultValue: 'demo' } };

export const Side: Story = { name: '几段视频', args: { label: '介绍视频', items: videos, layout: 'side', style: {} } };

export const Swapped: Story = {
  name: '换一段视频',
  args: {
    ...Side.args,
    items: videos.map((item) => ({ ...item, otherSrc: `${video}?other`, description: '激光刻下编码。' })),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const stage = (title: string) => canvas.getByLabelText<HTMLVideoElement>(title, { selector: 'video' });
    await expect(stage('产线上的一个码').querySelectorAll('source')).toHaveLength(2);
    canvas.getByRole('button', { name: '第 2 项，共 3 项，视频：扫码之后发生了什么，时长 03:12' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('scan');
    const scan = stage('扫码之后发生了什么');
    await waitFor(() => expect(canvas.getByRole('button', { name: '暂停' })).toHaveFocus());
    await expect(scan).toHaveAccessibleDescription('激光刻下编码。');
    await expect(await canvas.findByText('正在播放')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /产线上的一个码/ })).toBeVisible();
    scan.pause();
    await waitFor(() => expect(canvas.queryByText('正在播放')).toBeNull());
    scan.load();
    await waitFor(() => expect(scan.currentTime).toBe(0));
    canvas.getByRole('button', { name: '播放' }).blur();
  },
};

export const OneItem: Story = {
  name: '只有一项',
  args: { items: items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const Many: Story = {
  name: '多于五项',
  args: { items: [...items, ...items.map((item) => ({ ...item, id: `${item.id}-2` }))] },
};

export const Empty: Story = { name: '没有内容', args: { items: [] } };

export const Failed: Story = {
  name: '加载失败',
  args: { items: [{ kind: 'picture', id: 'x', src: '/no-such-picture.png', alt: '整机' }, ...items.slice(1, 3)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片加载失败');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片加载失败');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const VideoFailed: Story = {
  name: '视频加载失败',
  args: { items: [{ kind: 'video', id: 'x', src: '/no-such-video.webm', title: '演示' }, ...items.slice(2, 4)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这段影片没有读到');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Choosing: Story = {
  name: '选择',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '放大查看：哑铃与标识铭牌' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const rack = canvas.getByRole('button', { name: '第 3 项，共 5 项：力量架扫码点检' });
    await expect(rack).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('rack');
    await expect(rack).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('img', { name: '力量架扫码点检' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '第 2 项，共 5 项，视频：产线赋码演示，时长 00:04' }),
    ).toBeVisible();
    rack.blur();
  },
};

export const Enlarged: Story = {
  name: '放大查看',
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '放大查看：哑铃与标识铭牌' });
    opener.focus();
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '哑铃与标识铭牌' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '上一张' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('dialog', { name: '力量架扫码点检' })).toBeVisible();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('第 2 张，共 4 张');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await screen.findByRole('dialog', { name: '数据看板' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('board');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: '放大查看：数据看板' })).toHaveFocus(),
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: '放大查看：数据看板' }));
    await screen.findByRole('dialog', { name: '数据看板' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const OneAtATime: Story = {
  name: '整页只有一段视频在播放',
  render: (args) => (
    <Column>
      <MediaGallery {...args} label="第一组" defaultValue="demo" />
      <MediaGallery {...args} label="第二组" defaultValue="demo" />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement).getAllByLabelText<HTMLVideoElement>('产线赋码演示', {
      selector: 'video',
    });
    if (one === undefined || other === undefined) throw new Error('two videos are expected');
    for (const element of [one, other]) element.muted = true;
    await one.play();
    await expect(one.paused).toBe(false);
    await other.play();
    await waitFor(() => expect(one.paused).toBe(true));
    await expect(other.paused).toBe(false);
    other.pause();
    // Back to the posters, so that the screenshot of this story is always the same.
    for (const element of [one, other]) element.load();
    await waitFor(() => expect(other.currentTime).toBe(0));
  },
};
