import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import writerAddress from 'zxing-wasm/writer/zxing_writer.wasm?url';
import { isLowScreen, lowScreens, onLowScreen } from '../../../../../packages/ui/src/testing/lowScreens.ts';
import { outOfReach } from '../../../../../packages/ui/src/testing/outOfReach.ts';
import type { OpenCamera } from './openCamera.ts';
import ScanDialog from './ScanDialog.tsx';

prepareZXingModule({ overrides: { locateFile: () => writerAddress } });

const identifier = '88.118.001/GT-2026-000123';

/** A camera that always sees the same still surface, without a code. */
async function stillCamera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  canvas.getContext('2d')?.fillRect(0, 0, 640, 480);
  return canvas.captureStream(5);
}

function failingCamera(name: string): OpenCamera {
  return () => Promise.reject(new DOMException('', name));
}

/** A picture file drawn here: plain, with a code drawn by `draw`. */
async function pictureFile(draw: (context: CanvasRenderingContext2D) => void): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 400, 400);
  draw(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error('The canvas gave no picture.');
  return new File([blob], 'label.png', { type: 'image/png' });
}

/** A photo of a label: a code drawn on white, `width` pixels wide, slanting by `degrees`. */
async function labelPhoto(format: WriterOptions['format'], text: string, degrees = 0, width = 220): Promise<File> {
  const { image } = await writeBarcode(text, { format, scale: 6 });
  if (image === null) throw new Error('The code was not drawn.');
  const code = await createImageBitmap(image);
  return pictureFile((context) => {
    context.translate(200, 200);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(code, -width / 2, -110, width, 220);
  });
}

function Opened(props: ComponentProps<typeof ScanDialog>) {
  const [open, setOpen] = useState(true);
  return <ScanDialog {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: 'Screens/Scan 扫码',
  id: 'screens-scan',
  component: ScanDialog,
  args: { open: true, onOpenChange: fn(), onFound: fn(), camera: failingCamera('NotAllowedError') },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScanDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '自由尝试', render: (args) => <Opened {...args} /> };

export const Refused: Story = {
  name: '相机权限被拒绝',
  play: async () => {
    await screen.findByText(/没有得到相机权限/);
    await expect(screen.getByRole('dialog', { name: '扫码查询' })).toBeVisible();
    await expect(screen.getByLabelText('从相册选择图片')).toBeInTheDocument();
  },
};

export const Missing: Story = {
  name: '没有相机',
  args: { camera: failingCamera('NotFoundError') },
  play: async () => {
    await screen.findByText(/没有找到相机/);
  },
};

export const Insecure: Story = {
  name: '不是安全连接',
  args: { camera: failingCamera('SecurityError') },
  play: async () => {
    await screen.findByText(/不是安全连接/);
  },
};

export const Opening: Story = { name: '正在打开相机', args: { camera: () => new Promise<MediaStream>(() => {}) } };

export const Reading: Story = {
  name: '正在取景',
  args: { camera: stillCamera },
  play: async () => {
    await screen.findByText('把铭牌上的二维码放进取景框');
    await waitFor(() => expect(screen.getByLabelText('相机画面')).toHaveProperty('readyState', 4), { timeout: 5000 });
  },
};

export const TurnedPhone: Story = {
  name: '横置的手机上整体滚动，取景框不超出屏幕',
  args: { camera: stillCamera },
  parameters: lowScreens,
  globals: onLowScreen('turnedPhone'),
  play: async () => {
    await screen.findByText('把铭牌上的二维码放进取景框');
    const dialog = screen.getByRole('dialog', { name: '扫码查询' });
    const picture = screen.getByLabelText('相机画面');
    await waitFor(() => expect(picture).toHaveProperty('readyState', 4), { timeout: 5000 });
    if (isLowScreen()) {
      await expect(picture.getBoundingClientRect().height).toBeLessThan(window.innerHeight);
    }
    await expect(outOfReach(dialog)).toEqual([]);
  },
};

export const NoCodeInPicture: Story = {
  name: '图片里没有码',
  play: async () => {
    await screen.findByText(/没有得到相机权限/);
    await userEvent.upload(
      screen.getByLabelText('从相册选择图片'),
      await pictureFile((context) => context.fillText('没有码', 100, 100)),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('图片中没有找到二维码'), {
      timeout: 10_000,
    });
    await expect(screen.getByRole('dialog', { name: '扫码查询' })).toBeVisible();
  },
};

export const NoPicture: Story = {
  name: '不是图片的文件',
  play: async () => {
    await screen.findByText(/没有得到相机权限/);
    await userEvent.upload(
      screen.getByLabelText('从相册选择图片'),
      new File(['no picture'], 'label.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('这张图片无法打开'), { timeout: 10_000 });
  },
};

export const ForeignCode: Story = {
  name: '码里是别的内容',
  play: async ({ args }) => {
    await screen.findByText(/没有得到相机权限/);
    await userEvent.upload(
      screen.getByLabelText('从相册选择图片'),
      await labelPhoto('QRCode', 'WIFI:S:gym;T:WPA;P:1;;'),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('读到的内容是“WIFI:S:gym;T:WPA;P:1;;”'), {
      timeout: 10_000,
    });
    await expect(args.onFound).not.toHaveBeenCalled();
  },
};

export const FindsQrCode: Story = {
  name: '读出图片里的二维码',
  play: async ({ args }) => {
    await screen.findByText(/没有得到相机权限/);
    const link = `https://lima.example.cn/product_scene?identifier=${encodeURIComponent(identifier)}`;
    await userEvent.upload(screen.getByLabelText('从相册选择图片'), await labelPhoto('QRCode', link));
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(identifier), { timeout: 10_000 });
  },
};

export const FindsSlantingDataMatrix: Story = {
  name: '读出斜放的 Data Matrix',
  play: async ({ args }) => {
    await screen.findByText(/没有得到相机权限/);
    await userEvent.upload(screen.getByLabelText('从相册选择图片'), await labelPhoto('DataMatrix', identifier, 30));
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(identifier), { timeout: 10_000 });
  },
};

export const FindsGs1Link: Story = {
  name: '读出 GS1 数字链接，与输入一样查询',
  play: async ({ args }) => {
    await screen.findByText(/没有得到相机权限/);
    const link = 'https://id.gs1.org/01/09521234000167/21/GT-2026-000123';
    await userEvent.upload(screen.getByLabelText('从相册选择图片'), await labelPhoto('QRCode', link));
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith(link), { timeout: 10_000 });
  },
};

export const FindsBarcode: Story = {
  name: '读出商品条码 EAN-13',
  play: async ({ args }) => {
    await screen.findByText(/没有得到相机权限/);
    await userEvent.upload(screen.getByLabelText('从相册选择图片'), await labelPhoto('EAN13', '9521234000167', 0, 380));
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith('9521234000167'), { timeout: 10_000 });
  },
};

export const NamesLinearBarcode: Story = {
  name: '一维条码里不是标识编码：说明怎么办',
  play: async ({ args }) => {
    await screen.findByText(/没有得到相机权限/);
    await userEvent.upload(screen.getByLabelText('从相册选择图片'), await labelPhoto('Code128', 'SN-000123', 0, 380));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('读到的是一维条码“SN-000123”'), {
      timeout: 10_000,
    });
    await expect(args.onFound).not.toHaveBeenCalled();
  },
};
