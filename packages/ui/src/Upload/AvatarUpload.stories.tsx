import { imageLimits } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AvatarUpload } from './AvatarUpload.tsx';
import {
  boxes,
  canvasFile,
  carried,
  drag,
  failsWith,
  hand,
  rest,
  sampleAddress,
  stalledAt,
  takes,
} from './storyFiles.test.data.ts';
import { uploadFailure } from './uploadFailure.ts';

const meta = {
  title: 'Inputs/AvatarUpload 头像上传',
  id: 'components-avatarupload',
  component: AvatarUpload,
  args: { label: '头像', labelHidden: true, name: '陈立群', onUpload: fn(takes), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/头像/, { selector: 'input' });

/** Blue on the left, white on the right, wider than high. */
const portrait = () => canvasFile('合影.png', { width: 900, height: 600, type: 'image/png' });

async function openDialog(canvasElement: HTMLElement) {
  await hand(input(canvasElement), await portrait());
  return within(await screen.findByRole('dialog', { name: '裁剪头像' }));
}

/** The uploaded file as an image. */
async function sentPicture(transport: typeof takes) {
  const [file] = (transport as ReturnType<typeof fn<typeof takes>>).mock.calls[0] ?? [];
  if (file === undefined) throw new Error('nothing was sent');
  return { file, picture: await createImageBitmap(file) };
}

/** The colour of one pixel. */
function colourAt(picture: ImageBitmap, x: number, y: number): number[] {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  return [...(pen?.getImageData(x, y, 1, 1).data ?? [])];
}

export const Playground: Story = {};

export const Done: Story = { name: '已有头像', args: { value: sampleAddress('portrait') } };

export const Crop: Story = {
  name: '裁剪',
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByRole('application', { name: '裁剪区域' })).toHaveFocus());
    await userEvent.keyboard('+++');
    await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '133%');
    await userEvent.keyboard('-{ArrowLeft}');
    await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '121%');
    rest();
  },
};

export const Cropped: Story = {
  name: '键盘裁剪后上传正方形',
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const view = dialog.getByRole('application');
    await waitFor(() => expect(view).toHaveFocus());
    // Far to the right: the crop square is at the left end, over the blue part, and stops there.
    await userEvent.keyboard('{ArrowRight>30/}');
    await userEvent.click(dialog.getByRole('button', { name: '使用此图片' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    const { file, picture } = await sentPicture(args.onUpload);
    await expect([picture.width, picture.height]).toEqual([512, 512]);
    await expect([file.name, file.type]).toEqual(['合影.jpg', 'image/jpeg']);
    await expect(file.size).toBeLessThan(imageLimits.avatar.bytes);
    // 450 of the 900 px are blue, and the crop square is the leftmost 600.
    await expect(colourAt(picture, 370, 256)[0]).toBeLessThan(40);
    await expect(colourAt(picture, 400, 256)[0]).toBeGreaterThan(240);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: '头像' })).toBeVisible());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('合影.jpg 上传完成');
    rest();
  },
};

export const Pointer: Story = {
  name: '指针、滚轮与滑块',
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const view = dialog.getByRole('application');
    view.setPointerCapture = () => undefined;
    const slider = dialog.getByRole('slider', { name: '缩放' });
    await fireEvent.wheel(view, { deltaY: -1 });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '110%'));
    await fireEvent.change(slider, { target: { value: '2' } });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '200%'));
    await fireEvent.pointerDown(view, { pointerId: 1, clientX: 200, clientY: 200 });
    await fireEvent.pointerMove(view, { pointerId: 1, clientX: -900, clientY: 200 });
    await fireEvent.pointerUp(view, { pointerId: 1 });
    await fireEvent.pointerMove(view, { pointerId: 1, clientX: 900, clientY: 200 });
    // Pinching from 200 to 100 px halves the scale.
    await fireEvent.pointerDown(view, { pointerId: 2, clientX: 100, clientY: 100 });
    await fireEvent.pointerDown(view, { pointerId: 3, clientX: 300, clientY: 100 });
    await fireEvent.pointerMove(view, { pointerId: 3, clientX: 200, clientY: 100 });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '100%'));
    await userEvent.click(dialog.getByRole('button', { name: '放大' }));
    await userEvent.click(dialog.getByRole('button', { name: '缩小' }));
    await userEvent.click(dialog.getByRole('button', { name: '使用此图片' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const { picture } = await sentPicture(args.onUpload);
    // The square was dragged to the right end: most of it is white.
    await expect(colourAt(picture, 160, 256)[0]).toBeGreaterThan(240);
    rest();
  },
};

export const Closed: Story = {
  name: '不裁剪就关闭',
  args: { defaultValue: sampleAddress('portrait') },
  play: async ({ args, canvasElement }) => {
    await openDialog(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(input(canvasElement)).toHaveFocus());
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expect(boxes(canvasElement)[0]).toHaveAttribute('data-state', 'done');
    rest();
  },
};

export const Uploading: Story = {
  name: '上传中',
  args: { onUpload: fn(stalledAt(0.64)) },
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '使用此图片' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    await waitFor(() => expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '0.64'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rest();
  },
};

export const Failed: Story = {
  name: '失败，重试不再裁剪',
  args: { onUpload: fn(failsWith(new TypeError('Failed to fetch'), uploadFailure())) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: '使用此图片' }));
    await expect(await canvas.findByText('上传失败，服务异常请重试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('上传失败')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    rest();
  },
};

export const Refused: Story = {
  name: '格式不符',
  play: async ({ args, canvasElement }) => {
    const [box] = boxes(canvasElement);
    if (box === undefined) throw new Error('a box');
    drag(box, 'drop', carried(new File(['GIF89a'], '头像.gif', { type: 'image/gif' })));
    await expect(await within(canvasElement).findByText('图片格式不能为gif')).toBeVisible();
    await expect(input(canvasElement)).toBeInvalid();
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const Missing: Story = { name: '错误', args: { labelHidden: false, required: true, error: '请选择头像图片' } };

export const Disabled: Story = { name: '禁用', args: { disabled: true } };
