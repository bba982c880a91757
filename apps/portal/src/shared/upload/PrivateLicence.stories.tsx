import { beginUpload, linkPrivatePicture, sendUploadPart } from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { uploadPartMaxBytes } from '@lima-id/domain';
import { LicenceUpload } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createQueryClient } from '../api/queryClient.ts';
import { logIn } from '../stories/logIn.ts';
import { useFreshLink } from './freshLink.ts';
import { sendPrivatePicture } from './sendPrivatePicture.ts';

interface LicenceStory {
  /** The reference in the draft; null before there is one. */
  kept: string | null;
  onChange: (fileName: string | null) => void;
}

/** A form field for a private picture: its value is a reference, and a link shows it. */
function PrivateLicence({ kept, onChange }: LicenceStory) {
  const [fileName, setFileName] = useState(kept);
  const source = useFreshLink(fileName);
  return (
    <LicenceUpload
      label="证照图片"
      required
      value={fileName}
      source={source}
      onValueChange={(next) => {
        setFileName(next);
        onChange(next);
      }}
      onUpload={async (file, upload) => (await sendPrivatePicture(file, { kind: 'licence', ...upload })).fileName}
    />
  );
}

function Frame(story: LicenceStory) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <div style={{ maxWidth: 424 }}>
        <PrivateLicence {...story} />
      </div>
    </QueryClientProvider>
  );
}

const drawnLicence = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 170"><path d="M8 8h224v154H8z" fill="white" stroke="midnightblue" stroke-width="3"/><path d="M70 34h100M40 62h160M40 82h160M40 102h120" stroke="slategray" stroke-width="5"/></svg>',
)}`;

const link = mockEndpoint(linkPrivatePicture, () => ({ reply: { fullUrl: drawnLicence, expiresAt: 0 } }));

/** A gateway whose connection breaks at the second part, and again when the progress of the upload is queried. */
function breakingUpload() {
  let received = 0;
  let size = 0;
  let calls = 0;
  const picture = () => (received === size ? { fileName: '0f6c9a.webp', fullUrl: drawnLicence } : null);
  return [
    link,
    mockEndpoint(beginUpload, (request) => {
      size = request.size;
      calls += 1;
      return calls === 4 ? 'unreachable' : { reply: { uploadId: 'u-1', received, picture: picture() } };
    }),
    mockEndpoint(sendUploadPart, ({ offset, file }) => {
      calls += 1;
      if (calls === 3) return 'unreachable';
      if (offset !== received) return { refusal: { status: 409, message: '上传进度不一致', data: { received } } };
      received += file.size;
      return { reply: { received, picture: picture() } };
    }),
  ];
}

/** A picture of more than two parts. */
async function grainyPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 300;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures.');
  const grains = pen.createImageData(320, 300);
  let state = 1;
  for (let at = 0; at < grains.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grains.data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  pen.putImageData(grains, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('This browser writes no pictures.');
  return new File([blob], '营业执照.png', { type: 'image/png' });
}

const meta = {
  title: 'Screens/Upload 上传/Private licence 私密证照',
  id: 'portal-upload-privatelicence',
  component: Frame,
  args: { kept: null, onChange: fn() },
  parameters: { msw: { handlers: [link] } },
  beforeEach() {
    return logIn(ordinaryUser);
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement) => {
  const input = await within(canvasElement).findByLabelText(/证照图片/, { selector: 'input' });
  await userEvent.upload(input, await grainyPicture(), { applyAccept: false });
};

export const Kept: Story = {
  name: '草稿中的图片，以链接显示',
  args: { kept: '0f6c9a.webp' },
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('img', { name: '证照图片' });
    await expect(picture).toHaveAttribute('src', drawnLicence);
  },
};

export const LinkRefused: Story = {
  name: '链接未取得',
  args: { kept: '0f6c9a.webp' },
  parameters: {
    msw: {
      handlers: [mockEndpoint(linkPrivatePicture, () => ({ refusal: { message: '未查询到该图片，请重新上传' } }))],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('重新上传')).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Resumed: Story = {
  name: '网络中断后续传完成',
  parameters: { msw: { handlers: breakingUpload() } },
  play: async ({ args, canvasElement }) => {
    await expect((await grainyPicture()).size).toBeGreaterThan(2 * uploadPartMaxBytes);
    await choose(canvasElement);
    await within(canvasElement).findByRole('button', { name: '预览 证照图片' }, { timeout: 8000 });
    await expect(args.onChange).toHaveBeenLastCalledWith('0f6c9a.webp');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Refused: Story = {
  name: '服务端拒绝，说明原因',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(beginUpload, () => ({ refusal: { status: 422, message: '图片已损坏或不完整，请重新选择图片' } })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByText('图片已损坏或不完整，请重新选择图片')).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
