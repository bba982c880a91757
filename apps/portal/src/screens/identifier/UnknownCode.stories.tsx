import { contract, type IdentifierFailure, type NearIdentifier } from '@lima-id/api';
import { mockEndpoint } from '@lima-id/api/msw';
import { identifierMessages, messages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ScreenStory, settled } from './storyFrame.tsx';

const owner = { companyName: '山东泰岳健身科技有限公司', phone: '400-000-0001' };
const picture = '/illustrations/treadmill.svg';

function answers(status: number, message: string, data: IdentifierFailure) {
  const refusal = { status, message, data };
  return { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, () => ({ refusal }))] } };
}

function near(objectCode: string, identifierName: string, registerTime: string): NearIdentifier {
  return {
    identifier: `88.118.001/${objectCode}`,
    identifierName,
    companyName: owner.companyName,
    picture,
    registerTime,
  };
}

function unknown(suggestions: NearIdentifier[], phone = owner.phone) {
  const data = { failedSegment: 'objectCode', suggestions, owner: { ...owner, phone } } as const;
  return answers(404, messages.lookup.notFound, data);
}

const goods = { identifierName: 'GT-6 商用智能跑步机', companyName: owner.companyName, picture, identifier: null };

const meta = {
  title: 'Screens/Identifier 标识查询/Unknown code 未知编码',
  id: 'screens-identifier-unknowncode',
  component: ScreenStory,
  args: { identifier: '88.118.001/MT-2026-0O4410' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  name: '查无此码，有相近编码',
  parameters: unknown([
    near('MT-2026-004410', 'MT-3 永磁同步电机', '2026-05-04'),
    near('mt-2026-004410', '电机防尘罩（备件）', '2026-05-04'),
    near('MT-2026-040410', 'MT-3 永磁同步电机', '2026-06-11'),
    near('MT-2026-04410', 'MT-2 直流电机', '2026-01-22'),
    near('MT2026-004410', 'MT-2 直流电机（旧编码）', '2026-01-09'),
  ]),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    const rows = within(canvas.getByRole('list', { name: '您要查的是不是' })).getAllByRole('link');
    // The text for screen readers: the whole code, the reason for the suggestion, and the object.
    const heard = [
      '88.118.001/MT-2026-004410 ， 形近字 您输入的是字母 O，这里是数字 0 MT-3 永磁同步电机 2026-05-04 登记',
      '88.118.001/mt-2026-004410 ， 大小写不同 大写与小写是两个编码 电机防尘罩（备件） 2026-05-04 登记',
      '88.118.001/MT-2026-040410 ， 相邻两位颠倒 0 与 4 换了位置 MT-3 永磁同步电机 2026-06-11 登记',
      '88.118.001/MT-2026-04410 ， 少一位 您输入的多一个字母 O MT-2 直流电机 2026-01-22 登记',
      '88.118.001/MT2026-004410 ， 少一个连字符 MT 与 2026 之间没有“-” MT-2 直流电机（旧编码） 2026-01-09 登记',
    ];
    for (const [index, row] of rows.entries()) {
      const name = (heard[index] ?? '').replaceAll(/\s/g, '');
      await expect(row).toHaveAccessibleName(expect.toSatisfy((text: string) => text.replaceAll(/\s/g, '') === name));
    }
    await expect(rows[0]).toHaveAttribute('href', '/product_scene?identifier=88.118.001%2FMT-2026-004410');
    await expect([...canvasElement.querySelectorAll('li mark')].map((mark) => mark.textContent)).toEqual([
      '0',
      'mt',
      '0',
      '40',
      '0',
    ]);
    await expect(canvas.getByRole('link', { name: '400-000-0001' })).toHaveAttribute('href', 'tel:4000000001');
    await expect(canvas.getByRole('link', { name: '报告这个标签' })).toHaveAttribute('href', '/contact');
  },
};

export const NoSuggestions: Story = {
  name: '查无此码，没有相近编码，没有企业电话',
  parameters: unknown([], ''),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('您要查的是不是')).toBeNull();
    // One in the field, one among the ways on.
    await expect(canvas.getAllByRole('button', { name: '扫码查询' })).toHaveLength(2);
    await expect(canvas.queryByText('问生产企业')).toBeNull();
  },
};

export const OnlyCase: Story = {
  name: '只有大小写不同',
  args: { identifier: '88.118.001/gt-2026-000123' },
  parameters: unknown([near('GT-2026-000123', 'GT-6 商用智能跑步机', '2026-05-02')]),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('您输入的编码，大小写与登记的不一致');
    await expect([...canvasElement.querySelectorAll('dd mark')].map((mark) => mark.textContent)).toEqual(['gt', 'GT']);
    await expect(canvas.getByRole('link', { name: '查看这台产品' })).toHaveAttribute(
      'href',
      '/product_scene?identifier=88.118.001%2FGT-2026-000123',
    );
  },
};

export const Barcode: Story = {
  name: '商品条码',
  args: { identifier: '9521234000167' },
  parameters: answers(404, identifierMessages.barcode, { failedSegment: null, goods }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: goods.identifierName });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('这是商品条码，只说明是哪一款商品');
    await expect(canvas.getByRole('textbox', { name: '标识编码' })).toBeValid();
  },
};

export const BarcodeWrongCheckDigit: Story = {
  name: '商品条码，校验位不对',
  args: { identifier: '9521234000160' },
  parameters: answers(500, '不应查询', { failedSegment: null }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(identifierMessages.checkDigit('7'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新输入' }));
    const field = canvas.getByRole('textbox', { name: '标识编码' });
    await expect(field).toHaveFocus();
    field.blur();
  },
};

export const BarcodeUnknown: Story = {
  name: '商品条码，没有登记',
  args: { identifier: '9521234000204' },
  parameters: answers(404, identifierMessages.goodsUnknown, { failedSegment: null }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await within(canvasElement).findByText(identifierMessages.goodsUnknown);
  },
};

const busy = { refusal: { status: 503, message: '服务暂时不可用，请稍后再试' } };
const known = {
  refusal: { status: 404, message: identifierMessages.barcode, data: { failedSegment: null, goods } },
};
let isBusy = true;

export const BarcodeRetried: Story = {
  name: '商品条码，查询失败后重试',
  args: { identifier: '9521234000167' },
  parameters: { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, () => (isBusy ? busy : known))] } },
  beforeEach: () => {
    isBusy = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(busy.refusal.message)).toBeVisible();
    isBusy = false;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await canvas.findByRole('heading', { name: goods.identifierName });
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

const gs1 = 'https://id.brand-store.example/01/09521234000167';

export const DigitalLink: Story = {
  name: 'GS1 链接，找到产品',
  args: { identifier: `${gs1}/21/GT-2026-000123` },
  parameters: answers(404, identifierMessages.gs1Link, {
    failedSegment: null,
    goods: { ...goods, identifier: '88.118.001/GT-2026-000123' },
  }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await expect(await within(canvasElement).findByRole('link', { name: '打开产品档案' })).toHaveAttribute(
      'href',
      '/product_scene?identifier=88.118.001%2FGT-2026-000123',
    );
  },
};

export const DigitalLinkUnknownSerial: Story = {
  name: 'GS1 链接，序列号没有登记',
  args: { identifier: `${gs1}/21/GT-2026-999999` },
  parameters: answers(404, identifierMessages.gs1SerialUnknown, { failedSegment: null, goods }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await canvas.findByText(identifierMessages.gs1SerialUnknown);
    await expect(canvas.queryByRole('link', { name: '打开产品档案' })).toBeNull();
  },
};

export const ElementString: Story = {
  name: 'GS1 编码（括号形式），找到产品',
  args: { identifier: '(01)09521234000167(21)GT-2026-000123' },
  parameters: answers(404, identifierMessages.gs1Elements, {
    failedSegment: null,
    goods: { ...goods, identifier: '88.118.001/GT-2026-000123' },
  }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '打开产品档案' })).toBeVisible();
    await expect(canvas.getByText('(21)')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '标识编码' })).toBeValid();
  },
};

export const DigitalLinkWithoutSerial: Story = {
  name: 'GS1 链接，没有序列号',
  args: { identifier: gs1 },
  parameters: answers(404, identifierMessages.gs1WithoutSerial, { failedSegment: null, goods }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await within(canvasElement).findByText(identifierMessages.gs1WithoutSerial);
  },
};
