import { recalledBikeRecord } from '@lima-id/api/msw';
import { type Element, type IdentifierRecord, messages, type StringElement, sceneTabs } from '@lima-id/domain';
import { Card } from '@lima-id/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import RecallScene from './RecallScene.tsx';

function fact(label: string, value: string): StringElement {
  return { dataId: label, dataType: 'String', label, value, trace: false, traceIdentifier: '' };
}

function progressOf(states: readonly string[]): Element {
  const titles = ['列入召回名单', '已通知使用方', '预约上门', '更换完成'];
  return {
    dataId: 'progress',
    dataType: 'Array',
    label: '本台处理进度',
    value: titles.map((title, index) => ({
      dataId: title,
      dataType: 'Object',
      label: title,
      value: [fact('步骤', title), fact('时间', `2026-04-0${index + 2}`), fact('状态', states[index] ?? '')],
    })),
  };
}

/** The reply of a gateway that sends no recall beside the elements. */
const plainRecord: IdentifierRecord = { ...recalledBikeRecord, recall: null };
const facts = recalledBikeRecord.elements.filter(({ dataType }) => dataType === 'String');
const tab = sceneTabs(recalledBikeRecord.scenes).find(({ templateCode }) => templateCode === 'recall');
if (tab === undefined) throw new Error('The record has no recall scene.');

const meta = {
  title: 'Screens/Identifier 标识查询/Recall 召回',
  id: 'screens-identifier-recall',
  component: RecallScene,
  args: { tab, record: recalledBikeRecord, elements: recalledBikeRecord.elements, titleRef: { current: null } },
  decorators: [
    (Story) => (
      <Card padding="lg">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof RecallScene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Recalled: Story = {
  name: '已召回',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: messages.scene.recalled })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '联系售后' })).toHaveAttribute('href', 'tel:4000000336');
    const steps = within(canvas.getByRole('list', { name: '本台处理进度' })).getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const AllDone: Story = {
  name: '已召回，处理完成',
  args: { elements: [...facts, progressOf(['已完成', '已完成', '已完成', '已完成'])] },
  play: async ({ canvasElement }) => {
    for (const step of within(canvasElement).getAllByRole('listitem')) {
      await expect(step).not.toHaveAttribute('aria-current');
    }
  },
};

export const ElementsAlone: Story = {
  name: '已召回，只有场景数据',
  args: { record: plainRecord, elements: [fact('召回时间', ''), fact('公告编号', 'ZH-2026-014')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: messages.scene.recalled })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '联系售后' })).toBeNull();
  },
};

export const OtherTables: Story = {
  name: '已召回，另有其他表格与分组',
  args: {
    record: plainRecord,
    elements: [
      {
        dataId: 'notice',
        dataType: 'Object',
        label: '召回公告',
        value: [fact('召回时间', '2026-02-09'), fact('售后电话', '0534-000-0336')],
      },
      {
        dataId: 'parts',
        dataType: 'Array',
        label: '更换部件',
        value: [
          { dataId: 'r', dataType: 'Object', label: '左曲柄', value: [fact('部件', '左曲柄'), fact('数量', '1')] },
        ],
      },
      progressOf(['已完成', '', '', '']),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '联系售后' })).toHaveAttribute('href', 'tel:05340000336');
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
  },
};

export const LongTexts: Story = {
  name: '已召回，长文字',
  args: {
    elements: facts.map((one) =>
      one.dataType === 'String' && one.label !== '召回时间' && one.label !== '售后电话'
        ? { ...one, value: '该批次左曲柄压铸件存在砂眼，长期高负荷骑行可能断裂，请停止使用并等待更换；'.repeat(4) }
        : one,
    ),
  },
};

export const NotRecalled: Story = {
  name: '不在名单',
  args: { record: plainRecord, elements: [fact('核对时间', '2026-05-18 10:42'), fact('售后电话', '400-000-0001')] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: '产品召回' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '该产品不在召回名单中' })).toBeVisible();
    await expect(canvas.getByText('如有疑问请联系售后。')).toBeVisible();
  },
};

export const NothingKept: Story = { name: '不在名单，没有数据', args: { record: plainRecord, elements: [] } };
