import { imageLimits, prefixMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IdCardUpload, type IdCardUploadProps } from './IdCardUpload.tsx';
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
} from './storyFiles.test.data.ts';
import { uploadFailure } from './uploadFailure.ts';

const takesSide: IdCardUploadProps['onUpload'] = fn(async (_file, _upload, side) => sampleAddress(side));

const meta = {
  title: 'Inputs/IdCardUpload 身份证上传',
  id: 'components-idcardupload',
  component: IdCardUpload,
  args: {
    label: '证件照片',
    required: true,
    onUpload: takesSide,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 752 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IdCardUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement, side: '人像面' | '国徽面') =>
  within(canvasElement).getByLabelText(new RegExp(`证件照片 ${side}`), { selector: 'input' });

export const Playground: Story = {};

export const Both: Story = {
  name: '上传两面',
  play: async ({ args, canvasElement }) => {
    const picture = () => canvasFile('身份证.jpg', { width: 320, height: 200 });
    // Both finish at the same time; neither may overwrite the other.
    await Promise.all([
      hand(input(canvasElement, '人像面'), await picture()),
      hand(input(canvasElement, '国徽面'), await picture()),
    ]);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        front: sampleAddress('front'),
        back: sampleAddress('back'),
      }),
    );
    await expect(within(canvasElement).getByText(/^人像面 · 已上传 [\d.]+ KB$/)).toBeVisible();
    rest();
  },
};

export const FrontDone: Story = {
  name: '人像面已上传',
  args: { defaultValue: { front: sampleAddress('front'), back: '' } },
};

export const Referenced: Story = {
  name: '值为引用名，一面暂不可见',
  args: {
    defaultValue: { front: 'a1.webp', back: 'b2.webp' },
    sources: { front: sampleAddress('front'), back: null },
  },
  play: async ({ canvasElement }) => {
    await expect(boxes(canvasElement).map(({ dataset }) => dataset['state'])).toEqual(['done', 'done']);
    await expect(within(canvasElement).getByRole('img', { name: '人像面' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('img', { name: '国徽面' })).toBeNull();
  },
};

export const DoneOptional: Story = {
  name: '完成，可删除',
  args: { required: false, defaultValue: { front: sampleAddress('front'), back: sampleAddress('back') } },
  play: async ({ args, canvasElement }) => {
    const remove = within(canvasElement).getByRole('button', { name: '删除 国徽面' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ front: sampleAddress('front'), back: null });
    await expect(input(canvasElement, '国徽面')).toHaveFocus();
    rest();
  },
};

export const Over: Story = {
  name: '拖入国徽面',
  play: async ({ canvasElement }) => {
    const [front, back] = boxes(canvasElement);
    if (front === undefined || back === undefined) throw new Error('two boxes');
    drag(back, 'dragover', carried(new File(['x'], '国徽面.jpg', { type: 'image/jpeg' })));
    await waitFor(() => expect(back).toHaveAttribute('data-state', 'over'));
    await expect(front).toHaveAttribute('data-state', 'empty');
  },
};

export const Uploading: Story = {
  name: '上传中',
  args: { onUpload: fn(stalledAt(0.42)) },
  play: async ({ canvasElement }) => {
    await hand(input(canvasElement, '人像面'), await canvasFile('身份证人像面.jpg', { width: 320, height: 200 }));
    await waitFor(() => expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '0.42'));
    rest();
  },
};

export const Failed: Story = {
  name: '失败与格式不符',
  args: { onUpload: fn(failsWith(uploadFailure())) },
  play: async ({ canvasElement }) => {
    await hand(input(canvasElement, '人像面'), await canvasFile('身份证人像面.jpg', { width: 320, height: 200 }));
    await hand(input(canvasElement, '国徽面'), new File(['RIFF0000WEBP'], '身份证国徽面.webp', { type: 'image/webp' }));
    await expect(await within(canvasElement).findByText('上传失败')).toBeVisible();
    await expect(await within(canvasElement).findByText('图片格式不能为webp')).toBeVisible();
    rest();
  },
};

export const Reduced: Story = {
  name: '手机大图压缩到 300 KB 以内',
  play: async ({ args, canvasElement }) => {
    const large = await canvasFile('IMG_0118.png', { width: 1600, height: 1000, type: 'image/png', isNoisy: true });
    await expect(large.size).toBeGreaterThan(imageLimits.id.bytes * 8);
    await hand(input(canvasElement, '人像面'), large);
    await within(canvasElement).findByText(/^人像面 · 已上传/);
    const [sent] = (args.onUpload as ReturnType<typeof fn>).mock.calls[0] as [File];
    await expect(sent.size).toBeLessThanOrEqual(imageLimits.id.bytes);
    await expect(sent.name).toBe('IMG_0118.jpg');
    rest();
  },
};

export const Missing: Story = {
  name: '错误',
  args: { error: prefixMessages.form.legalCardImages, description: '请拍摄原件，四角完整、文字清晰。' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement, '人像面')).toBeInvalid();
    await expect(input(canvasElement, '国徽面')).toHaveAccessibleDescription(/证件照片不完整，请上传正反面/);
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true, defaultValue: { front: sampleAddress('front'), back: null } },
};
