import { checkPrefix, listSecondNodes } from '@lima-id/api';
import { mockEndpoint, ordinaryUser } from '@lima-id/api/msw';
import { maskDocumentNumber, prefixMessages } from '@lima-id/domain';
import { uploadFailure } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RequestFailure } from '../../shared/api/request.ts';
import { samplePicture } from './samplePicture.ts';
import { ScreenStory } from './storyFrame.tsx';
import { answers, draftOf, loggedIn } from './storyHandlers.ts';
import { filledDraft, storedDraft, storyTime } from './storySamples.ts';
import { takeUnsavedForm } from './unsavedForm.ts';

const meta = {
  title: 'Screens/Prefix 标识前缀/Form 申请表',
  id: 'screens-prefix-form',
  component: ScreenStory,
  args: { now: () => storyTime },
  parameters: { layout: 'fullscreen', ...answers(draftOf(storedDraft())) },
  beforeEach: loggedIn(),
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { availability, warning } = prefixMessages;

function rest(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

async function shown(canvasElement: HTMLElement): Promise<Canvas> {
  const canvas = within(canvasElement);
  await canvas.findByRole('textbox', { name: '企业名称' });
  return canvas;
}

/** The form once its lists have loaded: the choices are in its boxes. */
async function listsShown(canvas: Canvas): Promise<void> {
  await canvas.findByText('健身器材（88.118）');
  await canvas.findByText('山东省 / 德州市 / 宁津县');
}

const prefixBox = (canvas: Canvas) => canvas.getByRole('textbox', { name: '企业前缀' });

export const Errors: Story = {
  name: '未填写就提交',
  parameters: answers(),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await canvas.findByText('有 19 处需要修改');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '二级节点' })).toHaveFocus());
    await expect(prefixBox(canvas)).toHaveAccessibleDescription(/请输入企业前缀/);
    await expect(canvas.getByText(prefixMessages.form.legalCardImages)).toBeVisible();
    await expect(canvas.getByText(prefixMessages.form.agreement)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '邮箱' }));
    await expect(canvas.getByRole('textbox', { name: '邮箱' })).toHaveFocus();
    rest();
  },
};

/** 001 is taken, everything else is available; counts the checks. */
let asked: string[] = [];
const firstTaken = mockEndpoint(checkPrefix, ({ enterprisePrefix }) => {
  asked.push(enterprisePrefix);
  const available = enterprisePrefix !== '001';
  return {
    reply: { available, prefix: `88.118.${enterprisePrefix}`, freePrefix: available ? null : '002' },
  };
});

export const Taken: Story = {
  name: '前缀已被占用',
  parameters: answers(firstTaken, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await canvas.findByText(availability.takenWithFree('88.118.001', '002'));
    await expect(prefixBox(canvas)).toBeInvalid();
    await listsShown(canvas);
  },
};

export const SuggestionTaken: Story = {
  name: '前缀已被占用，改用建议的前缀',
  parameters: answers(firstTaken, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '使用 002' }));
    await expect(prefixBox(canvas)).toHaveValue('002');
    await expect(prefixBox(canvas)).toHaveFocus();
    await canvas.findByText(availability.available('88.118.002'));
    await expect(prefixBox(canvas)).toBeValid();
    rest();
  },
};

export const TakenAndSent: Story = {
  name: '前缀已被占用就提交，留在这一项',
  parameters: answers(firstTaken, draftOf(storedDraft())),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await canvas.findByText(availability.takenWithFree('88.118.001', '002'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(prefixBox(canvas)).toHaveFocus());
    rest();
  },
};

export const AskedOnce: Story = {
  name: '输入停顿后才查询一次',
  parameters: answers(firstTaken, draftOf(storedDraft({ ...filledDraft, enterprisePrefix: '' }))),
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await listsShown(canvas);
    await userEvent.type(prefixBox(canvas), '0036');
    await canvas.findByText(availability.available('88.118.0036'));
    await expect(asked).toEqual(['0036']);
    rest();
  },
};

export const Checking: Story = {
  name: '正在查询前缀',
  parameters: answers(
    mockEndpoint(checkPrefix, () => 'pending'),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await canvas.findByText('正在查询是否可用…');
    await listsShown(canvas);
  },
};

export const CheckFailed: Story = {
  name: '前缀查询失败不妨碍填写',
  parameters: answers(
    mockEndpoint(checkPrefix, () => 'unreachable'),
    draftOf(storedDraft()),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await canvas.findByText('3–4 位数字，范围 001–9999');
    await expect(prefixBox(canvas)).toBeValid();
    await listsShown(canvas);
  },
};

export const NodesFailed: Story = {
  name: '二级节点加载失败',
  parameters: answers(mockEndpoint(listSecondNodes, () => 'unreachable')),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Warnings: Story = {
  name: '号码与标准不符的提醒',
  parameters: answers(
    draftOf(
      storedDraft({ ...filledDraft, licenceNumber: '91371422MA3C4D5E60', legalCardNumber: '371422198502300018' }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await listsShown(canvas);
    await expect(canvas.getByText(warning.creditCode)).toBeVisible();
    await expect(canvas.getByText(warning.residentId)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '证照号码' })).toBeValid();
  },
};

export const NumberEdited: Story = {
  name: '证件号码编辑时完整，离开后隐藏',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    const number = canvas.getByRole('textbox', { name: '证件号码' });
    await expect(number).toHaveValue(maskDocumentNumber(filledDraft.legalCardNumber));
    await userEvent.click(number);
    await expect(number).toHaveValue(filledDraft.legalCardNumber);
    await userEvent.clear(number);
    await userEvent.type(number, 'E12345678');
    await userEvent.tab();
    await expect(number).toHaveValue(maskDocumentNumber('E12345678'));
    await listsShown(canvas);
    rest();
  },
};

export const NumberByKeyboard: Story = {
  name: '用键盘进入证件号码，输入即替换',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    const number = canvas.getByRole('textbox', { name: '证件号码' }) as HTMLInputElement;
    canvas.getByRole('combobox', { name: '证件类型' }).focus();
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await expect([number.selectionStart, number.selectionEnd]).toEqual([0, filledDraft.legalCardNumber.length]);
    await userEvent.keyboard('11010519491231002X');
    await expect(number).toHaveValue('11010519491231002X');
    await listsShown(canvas);
    rest();
  },
};

export const NumberTooLong: Story = {
  name: '证件号码过长',
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    const number = canvas.getByRole('textbox', { name: '证件号码' });
    await userEvent.click(number);
    await userEvent.keyboard(`{End}${filledDraft.legalCardNumber}`);
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByText(prefixMessages.tooLong.legalCardNumber)).toBeVisible();
    await expect(number).toBeInvalid();
    await listsShown(canvas);
    rest();
  },
};

/** Pictures that are still uploading, and one that is refused. */
async function choosePictures(canvas: Canvas): Promise<void> {
  await userEvent.upload(canvas.getByLabelText('证照图片'), await samplePicture('营业执照.png'));
  await userEvent.upload(canvas.getByLabelText('证件照片 人像面'), await samplePicture('身份证.png'));
}

export const Uploading: Story = {
  name: '图片上传中',
  parameters: answers(draftOf(storedDraft({ ...filledDraft, licenceImage: '', legalCardImages: {} }))),
  args: {
    send:
      () =>
      (_, { onProgress }) => {
        onProgress(0.64);
        return new Promise(() => undefined);
      },
  },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await choosePictures(canvas);
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(2));
    await listsShown(canvas);
    rest();
  },
};

export const UploadFailed: Story = {
  name: '图片上传失败',
  parameters: answers(draftOf(storedDraft({ ...filledDraft, licenceImage: '', legalCardImages: {} }))),
  args: { send: (kind) => () => Promise.reject(uploadFailure(kind === 'id' ? '图片无法识别，请重新拍摄' : '')) },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await choosePictures(canvas);
    await canvas.findByText('图片无法识别，请重新拍摄');
    await canvas.findByText('上传失败');
    await listsShown(canvas);
    rest();
  },
};

export const SessionOverWhileUploading: Story = {
  name: '上传时登录已失效，内容带去登录页',
  parameters: answers(draftOf(storedDraft({ ...filledDraft, licenceImage: '', legalCardImages: {} }))),
  args: {
    send: () => () =>
      Promise.reject(
        new RequestFailure({
          success: false,
          data: null,
          kind: 'refused',
          status: 401,
          code: null,
          message: '登录已失效',
          needsLogin: true,
        }),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await userEvent.upload(canvas.getByLabelText('证照图片'), await samplePicture('营业执照.png'));
    await expect(await canvas.findByText('/login')).toBeVisible();
    await expect(takeUnsavedForm(ordinaryUser.userId)?.values.companyName).toBe(filledDraft.companyName);
  },
};

export const Uploaded: Story = {
  name: '图片上传后记下引用名',
  parameters: answers(draftOf(storedDraft({ ...filledDraft, licenceImage: '', legalCardImages: {} }))),
  args: { send: (kind) => () => Promise.resolve(`${kind}.webp`) },
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await choosePictures(canvas);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /预览/ })).toHaveLength(2));
    await listsShown(canvas);
    rest();
  },
};

export const NotesClosed: Story = {
  name: '收起填写须知',
  parameters: answers(),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    const toggle = canvas.getByRole('button', { name: /填写须知/ });
    if (toggle.getAttribute('aria-expanded') === 'true') await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('联系人手机号仅用于核对申请资料。')).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText('联系人手机号仅用于核对申请资料。')).toBeVisible();
    await userEvent.click(toggle);
    rest();
  },
};

export const LongTexts: Story = {
  name: '很长的内容',
  parameters: answers(
    draftOf(
      storedDraft({
        ...filledDraft,
        companyName:
          '山东省德州市宁津县健身器材产业集群商用与家用有氧力量训练设备研发制造销售及售后服务一体化示范有限责任公司',
        registerAddress: '宁津县健身器材产业园'.repeat(24),
        introduce: '专业从事商用跑步机的研发与制造。'.repeat(22),
        enterprisePrefix: '9999',
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await shown(canvasElement);
    await listsShown(canvas);
    await canvas.findByText(availability.available('88.118.9999'));
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await canvas.findByText(prefixMessages.tooLong.introduce);
    await expect(canvas.getByText(prefixMessages.tooLong.text)).toBeVisible();
    rest();
  },
};
