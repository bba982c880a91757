import { imageLimits, sizeWords } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { jpegOrientation } from '../pictureFile/jpegSegments.ts';
import {
  exifSegment,
  holds,
  insertSegments,
  joinBytes,
  placeBytes,
  pngChunk,
} from '../pictureFile/sampleBytes.test.data.ts';
import { LicenceUpload } from './LicenceUpload.tsx';
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
  title: 'Inputs/LicenceUpload 证照上传',
  id: 'components-licenceupload',
  component: LicenceUpload,
  args: { label: '证照图片', required: true, onUpload: fn(takes), onValueChange: fn() },
} satisfies Meta<typeof LicenceUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/证照图片/, { selector: 'input' });
const box = (canvasElement: HTMLElement) => boxes(canvasElement)[0] ?? canvasElement;
const calls = (transport: typeof takes) => (transport as ReturnType<typeof fn<typeof takes>>).mock.calls;
const photo = () => canvasFile('营业执照.jpg', { width: 400, height: 300 });

const choose = (canvasElement: HTMLElement, file: File) => hand(input(canvasElement), file);

export const Playground: Story = {};

export const Hint: Story = {
  name: '132 高，说明在旁',
  args: { size: 'sm', description: '请上传原件扫描件或加盖公章的复印件，四角完整、文字清晰。' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeRequired();
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      /支持 jpeg、png、bmp 格式，不超过 1 MB，太大的照片会自动缩小。/,
    );
  },
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
  },
};

export const DragOver: Story = {
  name: '拖入',
  play: async ({ canvasElement }) => {
    const data = carried(new File(['x'], '营业执照.jpg', { type: 'image/jpeg' }));
    const target = box(canvasElement);
    drag(target, 'dragenter', data);
    await waitFor(() => expect(target).toHaveAttribute('data-state', 'over'));
    drag(target, 'dragleave', data);
    await waitFor(() => expect(target).toHaveAttribute('data-state', 'empty'));
    drag(target, 'dragover', data);
    await waitFor(() => expect(within(canvasElement).getByText('松开即可上传')).toBeVisible());
  },
};

export const Uploading: Story = {
  name: '上传中',
  args: { onUpload: fn(stalledAt(0.64)) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await photo());
    const bar = await within(canvasElement).findByRole('progressbar', { name: '营业执照.jpg 上传进度' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.64'));
    rest();
  },
};

export const Preparing: Story = {
  name: '处理中',
  play: async ({ canvasElement }) => {
    // The bytes never arrive.
    const file = await photo();
    Object.defineProperty(file, 'arrayBuffer', { value: () => new Promise(() => undefined) });
    await choose(canvasElement, file);
    const bar = await within(canvasElement).findByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    rest();
  },
};

export const Cancelled: Story = {
  name: '取消后回到原状',
  args: { onUpload: fn(stalledAt(0.2)) },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, await photo());
    const cancel = await within(canvasElement).findByRole('button', { name: '取消上传 营业执照.jpg' });
    await waitFor(() => expect(args.onUpload).toHaveBeenCalled());
    await userEvent.click(cancel);
    const [, upload] = calls(args.onUpload)[0] ?? [];
    await expect(upload?.signal.aborted).toBe(true);
    await expect(box(canvasElement)).toHaveAttribute('data-state', 'empty');
    await expect(input(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已取消上传 营业执照.jpg');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    rest();
  },
};

export const Done: Story = {
  name: '完成',
  args: { defaultValue: sampleAddress('licence') },
};

export const Referenced: Story = {
  name: '值为引用名，图片在别处',
  args: { defaultValue: '0f6c9a.webp', source: sampleAddress('licence') },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: '证照图片' })).toHaveAttribute('src', args.source);
    await choose(canvasElement, await photo());
    // The local file is shown rather than the remote one.
    await waitFor(() => expect(canvas.getByRole('img', { name: '证照图片' }).getAttribute('src')).toMatch(/^blob:/));
    rest();
  },
};

export const ReferenceUnseen: Story = {
  name: '值为引用名，暂不可见',
  args: { defaultValue: '0f6c9a.webp', source: null },
  play: async ({ canvasElement }) => {
    await expect(box(canvasElement)).toHaveAttribute('data-state', 'done');
    await expect(input(canvasElement)).not.toBeRequired();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: /预览/ })).toBeNull();
  },
};

export const DoneOptional: Story = {
  name: '完成，可删除',
  args: { defaultValue: sampleAddress('licence'), required: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '删除 证照图片' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input(canvasElement)).toHaveFocus();
    await choose(canvasElement, await photo());
    await canvas.findByRole('button', { name: '预览 证照图片' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(sampleAddress('licence'));
    await expect(canvas.getByRole('status')).toHaveTextContent('营业执照.jpg 上传完成');
    rest();
  },
};

export const Preview: Story = {
  name: '预览',
  args: { defaultValue: sampleAddress('licence') },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '预览 证照图片' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: '证照图片预览' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '证照图片预览' });
  },
};

export const Failed: Story = {
  name: '失败，重试后完成',
  args: {
    onUpload: fn(
      failsWith(uploadFailure('文件服务繁忙，请稍后再试'), new TypeError('Failed to fetch'), uploadFailure('')),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, await photo());
    await expect(await canvas.findByText('文件服务繁忙，请稍后再试')).toBeVisible();
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription('文件服务繁忙，请稍后再试');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('上传失败，服务异常请重试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByText('上传失败')).toBeVisible();
    const sent = calls(args.onUpload).map(([file]) => file);
    await expect(new Set(sent).size).toBe(1);
    rest();
  },
};

export const FailedKeepsOld: Story = {
  name: '替换失败，保留原图',
  args: {
    defaultValue: sampleAddress('licence'),
    onUpload: fn(failsWith(uploadFailure(''))),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, await photo());
    await canvas.findByText('上传失败');
    await userEvent.click(canvas.getByRole('button', { name: '移除 营业执照.jpg' }));
    await expect(canvas.getByRole('img', { name: '证照图片' })).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    rest();
  },
};

export const RefusedType: Story = {
  name: '格式不符',
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, new File(['GIF89a…'], '营业执照.gif', { type: 'image/gif' }));
    await expect(await within(canvasElement).findByRole('alert', { name: '' })).toBeInTheDocument();
    await expect(within(canvasElement).getByText('图片格式不能为gif')).toBeVisible();
    await expect(args.onUpload).not.toHaveBeenCalled();
    rest();
  },
};

export const RefusedHeic: Story = {
  name: '浏览器打不开的 HEIC',
  play: async ({ canvasElement }) => {
    const head = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0]);
    await choose(canvasElement, new File([head], 'IMG_2043.HEIC', { type: '' }));
    await expect(
      await within(canvasElement).findByText('此浏览器无法打开 HEIC 照片，请导出为 JPG 后再上传'),
    ).toBeVisible();
    rest();
  },
};

export const RefusedUnreadable: Story = {
  name: '无法打开的图片',
  args: { size: 'sm' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['not a picture'], '损坏.jpg', { type: 'image/jpeg' }));
    await expect(await within(canvasElement).findByText('图片无法打开，请换一张图片')).toBeVisible();
    rest();
  },
};

export const Pasted: Story = {
  name: '粘贴图片',
  play: async ({ args, canvasElement }) => {
    const data = carried(await photo());
    input(canvasElement).focus();
    input(canvasElement).dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
    await within(canvasElement).findByRole('button', { name: '预览 证照图片' });
    await expect(args.onUpload).toHaveBeenCalledOnce();
    rest();
  },
};

export const Dropped: Story = {
  name: '拖放图片',
  play: async ({ args, canvasElement }) => {
    const data = carried(await photo());
    const target = box(canvasElement);
    drag(target, 'drop', data);
    await within(canvasElement).findByRole('button', { name: '预览 证照图片' });
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
};

export const PhonePhoto: Story = {
  name: '手机大图压缩后上传',
  play: async ({ args, canvasElement }) => {
    const large = await canvasFile('IMG_2043.jpg', { width: 2400, height: 1800, isNoisy: true });
    await expect(large.size).toBeGreaterThan(imageLimits.licence.bytes);
    await choose(canvasElement, large);
    await within(canvasElement).findByRole('button', { name: '预览 证照图片' });
    const [sent] = calls(args.onUpload)[0] ?? [];
    await expect(sent?.size).toBeLessThanOrEqual(imageLimits.licence.bytes);
    await expect(sent?.type).toBe('image/jpeg');
    rest();
  },
};

/** A phone photo of 400 by 300 px with a location and an orientation. */
async function phonePhoto(orientation: number) {
  const bytes = new Uint8Array(await (await photo()).arrayBuffer());
  const taken = insertSegments(bytes, exifSegment(orientation));
  return { bytes, file: new File([taken], 'IMG_2043.jpg', { type: 'image/jpeg' }) };
}

/** The uploaded bytes, and the image as stored, without applying the orientation. */
async function sentPicture(transport: typeof takes) {
  const [file] = calls(transport)[0] ?? [];
  if (file === undefined) throw new Error('nothing was sent');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { bytes, picture: await createImageBitmap(new Blob([bytes]), { imageOrientation: 'none' }) };
}

export const WithoutPlace: Story = {
  name: '去除拍摄位置，像素不变',
  play: async ({ args, canvasElement }) => {
    const { bytes, file } = await phonePhoto(1);
    await expect(holds(new Uint8Array(await file.arrayBuffer()), placeBytes)).toBe(true);
    await choose(canvasElement, file);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const sent = await sentPicture(args.onUpload);
    await expect(holds(sent.bytes, placeBytes)).toBe(false);
    await expect(sent.bytes).toEqual(bytes);
    await expect([sent.picture.width, sent.picture.height]).toEqual([400, 300]);
    rest();
  },
};

export const Upright: Story = {
  name: '横置的照片转正',
  play: async ({ args, canvasElement }) => {
    const { file } = await phonePhoto(6);
    await choose(canvasElement, file);
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const sent = await sentPicture(args.onUpload);
    await expect(holds(sent.bytes, placeBytes)).toBe(false);
    await expect(jpegOrientation(sent.bytes)).toBe(1);
    await expect([sent.picture.width, sent.picture.height]).toEqual([300, 400]);
    await within(canvasElement).findByRole('button', { name: '预览 证照图片' });
    rest();
  },
};

export const PngWithoutPlace: Story = {
  name: '去除 PNG 中的文字信息',
  play: async ({ args, canvasElement }) => {
    const clean = new Uint8Array(
      await (await canvasFile('截图.png', { width: 200, height: 150, type: 'image/png' })).arrayBuffer(),
    );
    // After the signature of 8 bytes and the first chunk of 25.
    const taken = joinBytes(clean.subarray(0, 33), pngChunk('tEXt', placeBytes), clean.subarray(33));
    await choose(canvasElement, new File([taken], '截图.png', { type: 'image/png' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledOnce());
    const sent = await sentPicture(args.onUpload);
    await expect(holds(sent.bytes, placeBytes)).toBe(false);
    await expect([sent.picture.width, sent.picture.height]).toEqual([200, 150]);
    await within(canvasElement).findByRole('button', { name: '预览 证照图片' });
    rest();
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    const data = carried(await photo());
    const target = box(canvasElement);
    drag(target, 'drop', data);
    await expect(target).toHaveAttribute('data-state', 'empty');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const DisabledDone: Story = {
  name: '禁用，已上传',
  args: { disabled: true, defaultValue: sampleAddress('licence') },
};

export const Missing: Story = {
  name: '错误',
  args: { error: '请上传证照图片' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription('请上传证照图片');
  },
};

export const BrokenAddress: Story = {
  name: '图片无法显示',
  args: { defaultValue: 'data:image/png,broken' },
};

export const LongName: Story = {
  name: '长文件名',
  args: { onUpload: fn(stalledAt(0.05)), description: `单张不超过 ${sizeWords(imageLimits.licence.bytes)}` },
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      await canvasFile('山东泰岳健身科技有限公司宁津县第二分公司营业执照副本扫描件（加盖公章）.jpg', {
        width: 80,
        height: 60,
      }),
    );
    await within(canvasElement).findByText(/^5%/);
    rest();
  },
};
