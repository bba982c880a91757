import { imageLimits, marketMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { boxes, canvasFile, carried, drag, hand, rest, sampleAddress } from './storyFiles.test.data.ts';
import { uploadFailure } from './uploadFailure.ts';
import type { UploadTransport } from './useUpload.ts';
import { VoucherUpload } from './VoucherUpload.tsx';

/** A mock that accepts a file, stalls or fails, by its name. */
const byName: UploadTransport = (file, { onProgress, signal }) => {
  if (file.name.includes('失败')) return Promise.reject(uploadFailure());
  if (!file.name.includes('-2')) return Promise.resolve(`${sampleAddress('receipt')}#${file.name}`);
  onProgress(0.48);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

const meta = {
  title: 'Inputs/VoucherUpload 凭证上传',
  id: 'components-voucherupload',
  component: VoucherUpload,
  args: { label: '付款凭证', required: true, onUpload: fn(byName), onValueChange: fn(), onPendingChange: fn() },
} satisfies Meta<typeof VoucherUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (fileName: string) => ({
  fileName,
  fullUrl: `${sampleAddress('receipt')}#${fileName}`,
  type: 'image/png' as const,
  size: 2048,
});
const picture = (name: string) => canvasFile(name, { width: 160, height: 120, type: 'image/png' });

const adder = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText(/点击或拖入图片/, { selector: 'input' });

export const Playground: Story = {};

export const Several: Story = {
  name: '已上传、上传中、添加',
  args: { defaultValue: [sent('电子回单-1.png')] },
  play: async ({ canvasElement }) => {
    await hand(adder(canvasElement), await picture('电子回单-2.png'));
    await waitFor(() => expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '0.48'));
    rest();
  },
};

export const AtOnce: Story = {
  name: '一次选择多张，失败的留下',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(adder(canvasElement), [
      await picture('回单甲.png'),
      await picture('失败.png'),
      await picture('回单乙.png'),
      new File(['%PDF-1.7'], '回单.pdf', { type: 'application/pdf' }),
    ]);
    await canvas.findByRole('button', { name: '预览 付款凭证 2' });
    await expect(await canvas.findByText('上传失败')).toBeVisible();
    await expect(await canvas.findByText('图片格式不能为pdf')).toBeVisible();
    const [list] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [
      { fileName: string; type: string }[],
    ];
    await expect(list.map(({ fileName }) => fileName).sort()).toEqual(['回单乙.png', '回单甲.png']);
    await expect(list[0]?.type).toBe('image/png');
    rest();
  },
};

export const Dismissed: Story = {
  name: '移除失败的一张，焦点回到添加',
  play: async ({ args, canvasElement }) => {
    await hand(adder(canvasElement), await picture('失败.png'));
    const dismiss = await within(canvasElement).findByRole('button', { name: '移除 失败.png' });
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(1);
    dismiss.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onPendingChange).toHaveBeenLastCalledWith(0));
    await waitFor(() => expect(adder(canvasElement)).toHaveFocus());
    await expect(boxes(canvasElement)).toHaveLength(1);
    rest();
  },
};

export const Removed: Story = {
  name: '删除一张',
  args: { defaultValue: [sent('电子回单-1.png'), sent('电子回单-3.png')] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '删除 付款凭证 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([sent('电子回单-3.png')]);
    await waitFor(() => expect(adder(canvasElement)).toHaveFocus());
    rest();
  },
};

export const Dropped: Story = {
  name: '拖放多张',
  play: async ({ args, canvasElement }) => {
    const data = carried(await picture('回单甲.png'), await picture('回单乙.png'));
    const [box] = boxes(canvasElement);
    if (box === undefined) throw new Error('a box');
    drag(box, 'dragover', data);
    await waitFor(() => expect(box).toHaveAttribute('data-state', 'over'));
    drag(box, 'drop', data);
    await within(canvasElement).findByRole('button', { name: '预览 付款凭证 2' });
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
};

export const Over: Story = {
  name: '拖入',
  args: { defaultValue: [sent('电子回单-1.png')] },
  play: async ({ canvasElement }) => {
    const [first, last] = boxes(canvasElement);
    if (first === undefined) throw new Error('a box');
    drag(first, 'dragover', carried(new File(['x'], '回单.png', { type: 'image/png' })));
    await waitFor(() => expect(last).toHaveAttribute('data-state', 'over'));
  },
};

export const Missing: Story = {
  name: '错误',
  args: { error: marketMessages.payment.payPictures },
  play: async ({ canvasElement }) => {
    await expect(adder(canvasElement)).toBeInvalid();
    await expect(adder(canvasElement)).toHaveAccessibleDescription(
      '请上传付款凭证 支持多张图片，每张不超过 10 MB，太大的照片会自动缩小',
    );
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true, defaultValue: [sent('电子回单-1.png')] },
};

export const AtMost: Story = {
  name: '最多三张，选择前与上传时的大小不同',
  args: {
    label: '现场照片',
    required: false,
    most: 3,
    limits: { chosen: imageLimits.faultPhoto, sent: imageLimits.faultPhotoSent },
    defaultValue: [sent('机身.png')],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(adder(canvasElement)).toHaveAccessibleDescription('最多 3 张，每张不超过 10 MB，太大的照片会自动缩小');
    const rich = await canvasFile('跑带.png', { width: 900, height: 700, type: 'image/png', isNoisy: true });
    await expect(rich.size).toBeGreaterThan(imageLimits.faultPhotoSent.bytes);
    await hand(adder(canvasElement), [rich, await picture('屏幕.png'), await picture('多出.png')]);
    await canvas.findByRole('button', { name: '预览 现场照片 3' });
    // No box is left that adds.
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/上传完成$/),
      ),
    );
    await expect(canvas.getByText('最多 3 张，多出的图片没有添加')).toBeVisible();
    await expect(boxes(canvasElement)).toHaveLength(3);
    const [list] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall as [
      { fileName: string; size: number }[],
    ];
    await expect(list.every(({ size }) => size <= imageLimits.faultPhotoSent.bytes)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '删除 现场照片 1' }));
    await waitFor(() => expect(adder(canvasElement)).toHaveFocus());
    await expect(canvas.queryByText('最多 3 张，多出的图片没有添加')).toBeNull();
    rest();
  },
};
