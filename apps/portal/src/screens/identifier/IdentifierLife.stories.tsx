import { contract, type IdentifierFailure } from '@lima-id/api';
import { mockEndpoint, treadmillRecord } from '@lima-id/api/msw';
import { identifierMessages } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { recordShown, ScreenStory, settled } from './storyFrame.tsx';

function refused(status: number, message: string, data: IdentifierFailure) {
  const refusal = { status, message, data };
  return { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, () => ({ refusal }))] } };
}

const node = { nodeName: '工程机械行业二级节点（88.256）', responsible: '示例工程机械标识服务中心' };

function elsewhere(website: string) {
  return refused(404, identifierMessages.elsewhere(node.nodeName, node.responsible), {
    failedSegment: 'enterprisePrefix',
    responsible: { ...node, website },
  });
}

const meta = {
  title: 'Screens/Identifier 标识查询/Life 生命周期',
  id: 'screens-identifier-life',
  component: ScreenStory,
  args: { identifier: treadmillRecord.identifier },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Suspended: Story = {
  name: '暂停使用',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.lookUpIdentifier, () => ({
          reply: { ...treadmillRecord, suspendTime: '2026-05-15 09:30' },
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    await within(canvasElement).findByText(identifierMessages.suspended('2026-05-15'));
  },
};

export const VoidCode: Story = {
  name: '已作废',
  parameters: refused(410, identifierMessages.void('2026-05-12'), {
    failedSegment: null,
    voidTime: '2026-05-12 09:30',
  }),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '该标识已作废' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/contact');
    await userEvent.click(canvas.getByRole('button', { name: '重新输入' }));
    const field = canvas.getByRole('textbox', { name: '标识编码' });
    await expect(field).toHaveFocus();
    field.blur();
  },
};

export const Elsewhere: Story = {
  name: '其他节点，有查询地址',
  args: { identifier: '88.256.017/EX-2026-000031' },
  parameters: elsewhere('https://machinery.example.cn/'),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await expect(within(canvasElement).getByRole('link', { name: '前往查询' })).toHaveAttribute(
      'href',
      'https://machinery.example.cn/',
    );
  },
};

export const ElsewhereWithoutWebsite: Story = {
  name: '其他节点，没有查询地址',
  args: { identifier: '88.256.017/EX-2026-000031' },
  parameters: elsewhere(''),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: '前往查询' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '联系客服' })).toBeVisible();
  },
};
