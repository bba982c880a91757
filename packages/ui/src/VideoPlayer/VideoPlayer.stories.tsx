import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import captions from '../MediaGallery/sample.vtt?url';
import src from '../MediaGallery/sample.webm?url';
import { VideoPlayer } from './VideoPlayer.tsx';

const film = {
  src,
  title: '产线赋码演示',
  poster: '/illustrations/on-ink/line.svg',
  captions,
  duration: '00:04',
};

const meta = {
  title: 'Data display/VideoPlayer 视频播放器',
  id: 'components-videoplayer',
  component: VideoPlayer,
  args: { film, onPlayingChange: fn(), style: { maxWidth: 720 } },
  // Seeking needs a server that supports range requests, which development servers do not.
  loaders: [async () => ({ whole: URL.createObjectURL(await (await fetch(src)).blob()) })],
  render: ({ film: given, ...args }, { loaded: { whole } }) => (
    <VideoPlayer {...args} film={given.src === src && typeof whole === 'string' ? { ...given, src: whole } : given} />
  ),
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

function partsOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const video = canvas.getByLabelText<HTMLVideoElement>(film.title, { selector: 'video' });
  return { canvas, video, button: (name: string) => canvas.getByRole('button', { name }) };
}

/** Pauses the video at a given second, so that its screenshot is always the same. */
async function standAt(video: HTMLVideoElement, seconds: number) {
  video.pause();
  video.preload = 'auto';
  await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_CURRENT_DATA));
  video.currentTime = seconds;
  await waitFor(() => expect(video.seeking).toBe(false));
}

export const Playground: Story = {};

export const Begun: Story = {
  name: '看到一半，字幕在画面下方',
  play: async ({ args, canvasElement }) => {
    const { canvas, video, button } = partsOf(canvasElement);
    video.muted = true;
    await userEvent.click(button('播放'));
    await waitFor(() => expect(args.onPlayingChange).toHaveBeenCalledWith(true));
    await expect(button('暂停')).toBeVisible();
    await userEvent.click(button('暂停'));
    await waitFor(() => expect(args.onPlayingChange).toHaveBeenLastCalledWith(false));
    await standAt(video, 1);
    const words = await canvas.findByText(/零件/);
    const picture = video.getBoundingClientRect();
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(canvas.getByRole('slider').getBoundingClientRect().top).toBeGreaterThanOrEqual(picture.bottom);
    await expect(video.controls).toBe(false);
    video.muted = false;
    button('播放').blur();
  },
};

export const WithoutCaptions: Story = {
  name: '字幕已关',
  play: async ({ canvasElement }) => {
    const { canvas, video, button } = partsOf(canvasElement);
    await standAt(video, 1);
    await userEvent.click(button('字幕'));
    await expect(button('字幕')).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByText(/零件/)).toBeNull();
    button('字幕').blur();
  },
};

export const Silent: Story = {
  name: '没有声音的片子',
  args: { film: { ...film, silent: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '静音' })).toBeNull();
  },
};

export const Keyboard: Story = {
  name: '键盘',
  play: async ({ canvasElement }) => {
    const { canvas, video, button } = partsOf(canvasElement);
    await standAt(video, 0.1);
    const slider = canvas.getByRole('slider', { name: '播放进度' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration, 1));
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 1));
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^00:02，共 00:04，二、赋码$/)),
    );
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(true);
    await waitFor(() => expect(button('静音')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('c');
    await expect(button('字幕')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
    await userEvent.keyboard('cm0');
    await waitFor(() => expect(video.currentTime).toBe(0));
    video.load();
  },
};

export const Pointer: Story = {
  name: '点画面播放或暂停',
  play: async ({ canvasElement }) => {
    const { video } = partsOf(canvasElement);
    video.muted = true;
    const { left, top, width, height } = video.getBoundingClientRect();
    const surface = document.elementFromPoint(left + width / 2, top + height / 2);
    if (surface === null) throw new Error('the picture is out of sight');
    await userEvent.click(surface);
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.click(surface);
    await waitFor(() => expect(video.paused).toBe(true));
    video.load();
    await waitFor(() => expect(video.currentTime).toBe(0));
    video.muted = false;
  },
};

export const Failed: Story = {
  name: '没有读到',
  args: { film: { ...film, src: '/no-such-film.webm' } },
  play: async ({ canvasElement }) => {
    const { canvas, button } = partsOf(canvasElement);
    await userEvent.click(button('播放'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这段影片没有读到');
    await userEvent.click(button('从 00:00 重试'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这段影片没有读到');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Resumed: Story = {
  name: '从断开的地方重试',
  play: async ({ canvasElement }) => {
    const { canvas, video, button } = partsOf(canvasElement);
    video.muted = true;
    await standAt(video, 2.5);
    // Simulates a lost connection.
    video.dispatchEvent(new Event('error'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('进度已记住');
    await userEvent.click(button('从 00:02 重试'));
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(2.5));
    await standAt(video, 2.5);
    video.muted = false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
