import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Column } from '../testing/Ground.tsx';
import { carried, drag, hand, rest } from '../Upload/storyFiles.test.data.ts';
import { uploadFailure } from '../Upload/uploadFailure.ts';
import type { UploadTransport } from '../Upload/useUpload.ts';
import { FileUpload, type UploadedFile } from './FileUpload.tsx';

const mega = 1_048_576;

/** A mock that accepts a file, stalls or fails, by its name. */
const byName: UploadTransport = (file, { onProgress, signal }) => {
  if (file.name.includes('失败')) return Promise.reject(uploadFailure('文件服务繁忙，请稍后再试'));
  if (!file.name.includes('很大')) return Promise.resolve(`/files/${file.name}`);
  onProgress(0.64);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
};

const meta = {
  title: 'Inputs/FileUpload 文件上传',
  id: 'components-fileupload',
  component: FileUpload,
  args: {
    label: '质检报告',
    accept: '.pdf,.xlsx,.csv,image/*',
    maxBytes: 20 * mega,
    most: 5,
    onUpload: fn(byName),
    onValueChange: fn(),
    onPendingChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file of so many bytes, which are not there. */
function fileOf(name: string, size = 2.4 * mega, type = ''): File {
  const file = new File(['x'], name, { type, lastModified: Date.parse('2026-05-18T10:20:00+08:00') });
  Object.defineProperty(file, 'size', { value: Math.round(size) });
  return file;
}

const stored = (name: string, size = 2.4 * mega): UploadedFile => ({
  address: `/files/${name}`,
  name,
  size: Math.round(size),
  type: '',
});

const input = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/选择文件/, { selector: 'input' });
const items = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: '质检报告，文件列表' })).getAllByRole('listitem');
const namesIn = (mock: unknown) =>
  ((mock as ReturnType<typeof fn>).mock.lastCall as [UploadedFile[]])[0].map(({ name }) => name);
const field = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector('[data-variant]');
  if (found === null) throw new Error('a field');
  return found;
};

export const Playground: Story = {
  name: '自由尝试',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [fileOf('跑步机 GT-6 检验报告.pdf'), fileOf('出厂登记.xlsx', 512 * 1024)]);
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['跑步机 GT-6 检验报告.pdf', '出厂登记.xlsx']));
    await expect(canvas.getByText('共 2 个文件，已上传 2 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '删除 出厂登记.xlsx' }));
    await expect(namesIn(args.onValueChange)).toEqual(['跑步机 GT-6 检验报告.pdf']);
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除 跑步机 GT-6 检验报告.pdf' })).toHaveFocus());
    await expect(canvas.getByText('已删除 出厂登记.xlsx')).toBeInTheDocument();
    rest();
  },
};

export const Empty: Story = {
  name: '没有文件',
  args: { description: '报告须由有资质的检验机构出具，页码完整。', required: true },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeRequired();
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      '报告须由有资质的检验机构出具，页码完整。 支持 PDF、XLSX、CSV、图片，单个不超过 20 MB，最多 5 个',
    );
    await expect(input(canvasElement)).toHaveAttribute('accept', '.pdf,.xlsx,.csv,image/*');
  },
};

export const Focused: Story = {
  name: '聚焦',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
  },
};

export const ButtonOnly: Story = {
  name: '只有按钮',
  args: { variant: 'button', defaultValue: [stored('跑步机 GT-6 检验报告.pdf')] },
  play: async ({ args, canvasElement }) => {
    await hand(input(canvasElement), fileOf('铭牌.png', 90_000, 'image/png'));
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['跑步机 GT-6 检验报告.pdf', '铭牌.png']));
    rest();
  },
};

export const ButtonFocused: Story = {
  name: '只有按钮，聚焦',
  args: { variant: 'button', accept: '', maxBytes: undefined, most: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
    await expect(input(canvasElement)).not.toHaveAccessibleDescription();
  },
};

export const States: Story = {
  name: '各种状态',
  args: { atOnce: 1, most: 8, defaultValue: [stored('跑步机 GT-6 检验报告.pdf')] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [
      fileOf('失败的报告.pdf', 3.1 * mega),
      fileOf('很大的出厂登记.xlsx', 14.2 * mega),
      fileOf('等待的照片.png', 0.9 * mega, 'image/png'),
      fileOf('安装视频.mp4', 9 * mega, 'video/mp4'),
      fileOf('全年数据.csv', 64 * mega),
    ]);
    const bar = await canvas.findByRole('progressbar', { name: '很大的出厂登记.xlsx 上传进度' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.64'));
    await expect(canvas.getByText('文件服务繁忙，请稍后再试 · 3.1 MB')).toBeVisible();
    await expect(canvas.getByText('不支持这种格式，请选择 PDF、XLSX、CSV、图片 · 9 MB')).toBeVisible();
    await expect(canvas.getByText('超过 20 MB，请压缩或拆分后再上传 · 64 MB')).toBeVisible();
    await expect(items(canvasElement).map((item) => item.dataset['state'])).toEqual([
      'done',
      'failed',
      'uploading',
      'waiting',
      'refused',
      'refused',
    ]);
    // One at a time: the picture waits for the sheet.
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(5);
    rest();
  },
};

export const Cancelled: Story = {
  name: '取消后轮到下一个',
  args: { atOnce: 1 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [
      fileOf('很大的出厂登记.xlsx', 14.2 * mega),
      fileOf('铭牌.png', 90_000, 'image/png'),
    ]);
    const cancel = await canvas.findByRole('button', { name: '取消上传 很大的出厂登记.xlsx' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['铭牌.png']));
    const [, upload] = (args.onUpload as ReturnType<typeof fn<UploadTransport>>).mock.calls[0] ?? [];
    await expect(upload?.signal.aborted).toBe(true);
    // The file after the cancelled one has the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除 铭牌.png' })).toHaveFocus());
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(0);
    rest();
  },
};

/** Fails once for each file, then succeeds. */
function failsOnce(): UploadTransport {
  const seen = new Set<string>();
  return async (file) => {
    if (seen.has(file.name)) return `/files/${file.name}`;
    seen.add(file.name);
    throw new TypeError('Failed to fetch');
  };
}

export const Retried: Story = {
  name: '失败后逐个或全部重试，顺序不变',
  args: { onUpload: fn(failsOnce()) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [fileOf('一.pdf'), fileOf('二.pdf'), fileOf('三.pdf')]);
    await waitFor(() => expect(canvas.getAllByText(/^上传失败，服务异常请重试/)).toHaveLength(3));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const retry = canvas.getByRole('button', { name: '重试 三.pdf' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['三.pdf']));
    await expect(canvas.getByRole('button', { name: '删除 三.pdf' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '全部重试' }));
    await expect(canvas.getByRole('button', { name: '删除 三.pdf' })).toHaveFocus();
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf', '二.pdf', '三.pdf']));
    await expect(canvas.queryByRole('button', { name: '全部重试' })).toBeNull();
    rest();
  },
};

export const OneFails: Story = {
  name: '一个失败，其余不受影响',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [fileOf('一.pdf'), fileOf('失败.pdf'), fileOf('三.pdf')]);
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf', '三.pdf']));
    await expect(await canvas.findByRole('button', { name: '重试 失败.pdf' })).toBeVisible();
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(1);
    // Chosen again, it is retried.
    await hand(input(canvasElement), fileOf('失败.pdf'));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(4));
    await expect(items(canvasElement)).toHaveLength(3);
    rest();
  },
};

export const Noted: Story = {
  name: '重复与超出的文件',
  args: { defaultValue: [stored('一.pdf'), stored('二.pdf')], most: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [fileOf('一.pdf'), fileOf('三.pdf'), fileOf('四.pdf'), fileOf('五.pdf')]);
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf', '二.pdf', '三.pdf']));
    await expect(canvas.getByText('“一.pdf”已在列表中，没有重复添加')).toBeVisible();
    await expect(canvas.getByText('最多 3 个文件，多出的 2 个没有添加')).toBeVisible();
    await expect(canvas.getByText('已达到 3 个，删除后可以再添加')).toBeVisible();
    await expect(canvas.queryByLabelText(/选择文件/, { selector: 'input' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '删除 二.pdf' }));
    await expect(input(canvasElement)).toBeEnabled();
    await expect(canvas.queryByText(/多出的/)).toBeNull();
    await hand(input(canvasElement), fileOf('四.pdf'));
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf', '三.pdf', '四.pdf']));
    rest();
  },
};

/** What a browser carries for a folder and a file; scripts cannot make it. */
function withFolder(file: File): DataTransfer {
  const folder = new File([], '铭牌照片');
  const item = (name: string, isDirectory: boolean) => ({
    kind: 'file',
    webkitGetAsEntry: () => ({ isDirectory, name }),
  });
  return {
    types: ['Files'],
    files: [folder, file],
    items: [item(folder.name, true), item(file.name, false)],
    dropEffect: 'none',
  } as unknown as DataTransfer;
}

export const Folder: Story = {
  name: '拖入文件夹',
  play: async ({ args, canvasElement }) => {
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: withFolder(fileOf('一.pdf')) });
    field(canvasElement).dispatchEvent(event);
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf']));
    await expect(within(canvasElement).getByText('不能上传文件夹“铭牌照片”，请选择其中的文件')).toBeVisible();
    await expect(items(canvasElement)).toHaveLength(1);
  },
};

export const Over: Story = {
  name: '拖入',
  args: { defaultValue: [stored('一.pdf')] },
  play: async ({ canvasElement }) => {
    drag(field(canvasElement), 'dragover', carried(fileOf('二.pdf')));
    await expect(await within(canvasElement).findByText('松开即可上传')).toBeVisible();
  },
};

export const OverButton: Story = {
  name: '拖入，只有按钮',
  args: { variant: 'button' },
  play: async ({ canvasElement }) => {
    drag(field(canvasElement), 'dragover', carried(fileOf('二.pdf')));
    await expect(await within(canvasElement).findByText('松开即可上传')).toBeVisible();
  },
};

export const DroppedAndPasted: Story = {
  name: '拖放与粘贴',
  play: async ({ args, canvasElement }) => {
    drag(field(canvasElement), 'drop', carried(new File(['a'], '一.pdf')));
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf']));
    input(canvasElement).focus();
    input(canvasElement).dispatchEvent(
      new ClipboardEvent('paste', {
        bubbles: true,
        cancelable: true,
        clipboardData: carried(new File(['b'], '截图.png', { type: 'image/png' })),
      }),
    );
    await waitFor(() => expect(namesIn(args.onValueChange)).toEqual(['一.pdf', '截图.png']));
    rest();
  },
};

function SentForm() {
  const [sent, setSent] = useState('');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(new FormData(event.currentTarget).getAll('reports').join(' '));
  }
  return (
    <form onSubmit={submit}>
      <Column>
        <FileUpload
          label="质检报告"
          name="reports"
          onUpload={byName}
          defaultValue={[stored('一.pdf'), stored('二.pdf')]}
        />
        <Button type="submit">提交</Button>
        <Button type="reset" variant="secondary">
          重置
        </Button>
        <output>{sent}</output>
      </Column>
    </form>
  );
}

export const InForm: Story = {
  name: '随表单提交与重置',
  render: () => <SentForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [fileOf('三.pdf'), fileOf('很大.pdf')]);
    await canvas.findByRole('button', { name: '删除 三.pdf' });
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(canvas.getByText('/files/一.pdf /files/二.pdf /files/三.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重置' }));
    await waitFor(() => expect(items(canvasElement)).toHaveLength(2));
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    rest();
  },
};

function ControlledFiles() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([stored('一.pdf'), stored('二.pdf')]);
  return (
    <Column>
      <FileUpload label="质检报告" onUpload={byName} value={files} onValueChange={setFiles} />
      <Button variant="secondary" onClick={() => setFiles((before) => before.slice(1))}>
        从外部移除第一个
      </Button>
    </Column>
  );
}

export const Controlled: Story = {
  name: '受控，上传途中列表从外部改变',
  render: () => <ControlledFiles />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand(input(canvasElement), [fileOf('三.pdf'), fileOf('很大.pdf', 12 * mega)]);
    await canvas.findByRole('button', { name: '删除 三.pdf' });
    await userEvent.click(canvas.getByRole('button', { name: '从外部移除第一个' }));
    await waitFor(() => expect(items(canvasElement)).toHaveLength(3));
    await expect(canvas.getByRole('progressbar', { name: '很大.pdf 上传进度' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '从外部移除第一个' }));
    await userEvent.click(canvas.getByRole('button', { name: '从外部移除第一个' }));
    // Removed from outside, a file can be chosen again.
    await waitFor(() => expect(items(canvasElement)).toHaveLength(1));
    await hand(input(canvasElement), fileOf('三.pdf'));
    await canvas.findByRole('button', { name: '删除 三.pdf' });
    rest();
  },
};

export const Failed: Story = {
  name: '错误',
  args: { required: true, error: '请上传质检报告' },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription(/^请上传质检报告/);
  },
};

export const Disabled: Story = {
  name: '禁用',
  args: { disabled: true, defaultValue: [stored('跑步机 GT-6 检验报告.pdf')] },
  play: async ({ args, canvasElement }) => {
    await expect(input(canvasElement)).toBeDisabled();
    drag(field(canvasElement), 'drop', carried(new File(['a'], '一.pdf')));
    await expect(args.onUpload).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const DisabledButton: Story = { name: '禁用，只有按钮', args: { disabled: true, variant: 'button' } };

export const One: Story = {
  name: '只要一个文件',
  args: { most: 1, accept: '.xlsx,.csv', label: '批量登记表', maxBytes: 200 * mega },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(input(canvasElement)).not.toHaveAttribute('multiple');
    input(canvasElement).focus();
    await hand(input(canvasElement), fileOf('GT-6_0518_很大_出厂登记.xlsx', 14.2 * mega));
    // The chooser is gone: the keyboard continues at the file.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^取消上传/ })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.64'));
    rest();
  },
};

export const LongNames: Story = {
  name: '长文件名',
  args: {
    defaultValue: [
      stored('山东泰岳健身科技有限公司宁津县第二分公司商用智能跑步机 GT-6 Pro 型式检验报告（加盖公章）.pdf'),
      stored('GT-6_0518_factory_registration_of_commercial_treadmills_with_firmware_attestation.xlsx'),
    ],
  },
  play: async ({ canvasElement }) => {
    await hand(input(canvasElement), [
      fileOf(
        '没有扩展名但名字非常非常长长长长长长长长长长长长长长长长长长长长长长长长长长长的文件',
        3 * mega,
        'image/png',
      ),
      fileOf('失败的山东泰岳健身科技有限公司宁津县第二分公司营业执照副本扫描件.pdf'),
    ]);
    await within(canvasElement).findByRole('button', { name: /^重试/ });
    // The extension stays in sight.
    const extension = within(canvasElement).getAllByText('.pdf')[0]?.getBoundingClientRect();
    const row = items(canvasElement)[0]?.getBoundingClientRect();
    await expect(extension?.right).toBeLessThan(row?.right ?? 0);
    rest();
  },
};
