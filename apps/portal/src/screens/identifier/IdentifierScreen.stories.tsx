import { contract } from '@lima-id/api';
import {
  identifierRecords,
  longTextRecord,
  managementRecord,
  mockEndpoint,
  noSceneRecord,
  recalledBikeRecord,
  treadmillRecord,
} from '@lima-id/api/msw';
import { type IdentifierRecord, identifierMessages, messages, type SegmentName } from '@lima-id/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withoutNetwork } from '../../shared/stories/withoutNetwork.ts';
import { noticeGone, recordShown, ScreenStory, settled } from './storyFrame.tsx';

const productionRecord: IdentifierRecord = {
  ...managementRecord,
  identifier: '88.118.001/RC-2026-000007',
  identifierName: '焊接机器人工作站',
  describes: '双工位弧焊机器人，节拍 14 min。',
  scenes: [
    {
      sceneConfId: 'scene-9',
      templateCode: 'intelligentProduction',
      sceneName: '',
      icon: '',
      count: 0,
      dataSource: '',
      updateTime: '',
    },
  ],
  sceneConfId: 'scene-9',
  elements: [],
};

const customElements: IdentifierRecord['elements'] = [
  ...managementRecord.elements,
  ...treadmillRecord.elements.filter(({ dataType }) => dataType === 'TraceDetails'),
];

const records = [...identifierRecords, productionRecord];

/** Responds like the gateway: the requested record, and for a scene its elements. */
function lookups(elementsOf: Record<string, IdentifierRecord['elements']> = {}) {
  return {
    msw: {
      handlers: [
        mockEndpoint(contract.listDataOptions, () => ({ reply: [] })),
        mockEndpoint(contract.lookUpIdentifier, ({ identifier, sceneConfId }) => {
          const record = records.find((one) => one.identifier === identifier);
          if (record === undefined) return { refusal: { message: messages.lookup.notFound } };
          if (sceneConfId === undefined) return { reply: record };
          return { reply: { ...record, sceneConfId, elements: elementsOf[sceneConfId] ?? [] } };
        }),
      ],
    },
  };
}

function unknownAt(failedSegment: SegmentName | null) {
  const refusal = { status: 404, message: messages.lookup.notFound, data: { failedSegment } };
  return { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, () => ({ refusal }))] } };
}

const meta = {
  title: 'Screens/Identifier 标识查询',
  id: 'screens-identifier',
  component: ScreenStory,
  args: { identifier: treadmillRecord.identifier },
  parameters: { layout: 'fullscreen', ...lookups() },
} satisfies Meta<typeof ScreenStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '自由尝试',
  play: ({ canvasElement }) => recordShown(canvasElement, treadmillRecord.identifierName),
};

export const Traceability: Story = {
  name: '产品追溯',
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: /产品追溯/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('数据来源：山东泰岳健身科技有限公司')).toBeVisible();
    await expect(canvas.getByText('数据更新于 2026-05-12 09:26')).toBeVisible();
    await expect(canvas.getByText('280 ms')).toBeVisible();
    await expect(document.title).toBe('标识查询 - 力码');
  },
};

export const Management: Story = {
  name: '产品管理：单项、分组、表格',
  args: { identifier: managementRecord.identifier },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, managementRecord.identifierName);
    await expect(within(canvasElement).getByRole('navigation', { name: '本场景目录' })).toBeVisible();
  },
};

export const Custom: Story = {
  name: '自定义场景：一切种类的数据',
  args: { identifier: managementRecord.identifier, scene: 'scene-100' },
  parameters: lookups({ 'scene-100': customElements }),
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, managementRecord.identifierName);
    await within(canvasElement).findByRole('heading', { name: '关键部件' });
  },
};

export const Recalled: Story = {
  name: '产品召回',
  args: { identifier: recalledBikeRecord.identifier },
  play: ({ canvasElement }) => recordShown(canvasElement, recalledBikeRecord.identifierName),
};

export const ChoosingScene: Story = {
  name: '选择场景',
  parameters: lookups({ 'scene-1': managementRecord.elements }),
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /产品管理/ }));
    await canvas.findByRole('heading', { level: 2, name: '产品管理' });
    await canvas.findByRole('table');
    window.scrollTo(0, 0);
  },
};

const partCode = '88.118.052/AM-2026-007741';
const partFacts = [
  ['部件', '交流电机'],
  ['标识编码', partCode],
] as const;

export const CodesInTable: Story = {
  name: '表格中的完整编码',
  args: { scene: 'scene-1' },
  parameters: lookups({
    'scene-1': [
      {
        dataId: 'parts',
        dataType: 'Array',
        label: '关键部件',
        value: [
          {
            dataId: 'motor',
            dataType: 'Object',
            label: '交流电机',
            value: partFacts.map(([label, value]) => ({
              dataId: label,
              dataType: 'String',
              label,
              value,
              trace: false,
              traceIdentifier: '',
            })),
          },
        ],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    const table = within(await within(canvasElement).findByRole('table'));
    const family = (text: string) => getComputedStyle(table.getByText(text)).fontFamily;
    await expect(family(partCode)).not.toBe(family('标识编码'));
  },
};

export const NeedsVerification: Story = {
  name: '需要验证的场景',
  args: { scene: 'scene-7' },
  parameters: lookups({
    'scene-7': [
      { dataId: 'verify', dataType: 'isVerify', label: '', value: '此场景仅对设备负责人开放，需要验证手机号。' },
    ],
  }),
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    await within(canvasElement).findByText('此场景仅对设备负责人开放，需要验证手机号。');
  },
};

export const EmptyScene: Story = {
  name: '场景没有数据',
  args: { scene: 'scene-6' },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    await within(canvasElement).findByText(messages.empty.noData);
  },
};

export const SceneFailed: Story = {
  name: '场景数据加载失败',
  args: { scene: 'scene-6' },
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.lookUpIdentifier, ({ sceneConfId }) =>
          sceneConfId === undefined
            ? { reply: treadmillRecord }
            : { refusal: { status: 500, message: '场景数据暂时无法读取，请稍后再试' } },
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: '刷新页面' });
    await noticeGone();
  },
};

export const SingleProduction: Story = {
  name: '只有智能生产场景',
  args: { identifier: productionRecord.identifier },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, productionRecord.identifierName);
    await within(canvasElement).findByText('还没有报修记录。', {}, { timeout: 15_000 });
  },
};

export const NoScene: Story = {
  name: '没有场景',
  args: { identifier: noSceneRecord.identifier },
  play: ({ canvasElement }) => recordShown(canvasElement, noSceneRecord.identifierName),
};

export const LongTexts: Story = {
  name: '长文字与长编码',
  args: { identifier: longTextRecord.identifier },
  play: ({ canvasElement }) => recordShown(canvasElement, longTextRecord.identifierName),
};

export const Narrow: Story = {
  name: '窄屏',
  globals: { viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) => recordShown(canvasElement, treadmillRecord.identifierName),
};

export const Loading: Story = {
  name: '正在解析',
  parameters: { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, () => 'pending')] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', { name: 'Loading...' });
  },
};

export const UnknownObject: Story = {
  name: '查无此码：对象码',
  parameters: unknownAt('objectCode'),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '未查询到该标识' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '标识编码' })).toHaveValue(treadmillRecord.identifier);
  },
};

export const UnknownEnterprise: Story = {
  name: '查无此码：企业前缀',
  parameters: unknownAt('enterprisePrefix'),
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/contact');
    await userEvent.click(canvas.getByRole('button', { name: '重新输入' }));
    const field = canvas.getByRole('textbox', { name: '标识编码' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(treadmillRecord.identifier);
    field.blur();
  },
};

export const UnknownScene: Story = {
  name: '没有这个场景',
  args: { scene: 'scene-of-nobody' },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    const canvas = within(canvasElement);
    await expect(canvas.getByText(identifierMessages.unknownScene)).toBeVisible();
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-selected', 'false');
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
  },
};

export const LeavingUnknownScene: Story = {
  name: '没有这个场景，查看已有场景',
  args: { scene: 'scene-of-nobody' },
  play: async ({ canvasElement }) => {
    await recordShown(canvasElement, treadmillRecord.identifierName);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看已有场景' }));
    await expect(await canvas.findByRole('tabpanel', { name: /产品追溯/ })).toBeVisible();
    window.scrollTo(0, 0);
  },
};

export const UnknownSecondLevelNode: Story = {
  name: '查无此码：二级节点',
  parameters: unknownAt('secondLevelNode'),
  play: ({ canvasElement }) => settled(canvasElement),
};

export const UnknownTopNode: Story = {
  name: '查无此码：顶级节点',
  parameters: unknownAt('topNode'),
  play: ({ canvasElement }) => settled(canvasElement),
};

export const UnknownSomewhere: Story = {
  name: '查无此码：不知道是哪一段',
  parameters: unknownAt(null),
  play: ({ canvasElement }) => settled(canvasElement),
};

export const ServerMessage: Story = {
  name: '服务端拒绝',
  parameters: {
    msw: {
      handlers: [
        mockEndpoint(contract.lookUpIdentifier, () => ({
          refusal: { status: 429, message: '查询过于频繁，请一分钟后再试' },
        })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await within(canvasElement).findByRole('button', { name: '刷新页面' });
    await noticeGone();
  },
};

export const Offline: Story = {
  name: '没有联网',
  beforeEach: withoutNetwork,
  parameters: { msw: { handlers: [mockEndpoint(contract.lookUpIdentifier, () => 'unreachable')] } },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await within(canvasElement).findByRole('heading', { name: '网络没有连接' });
  },
};

export const NoCode: Story = {
  name: '地址里不是编码',
  args: { identifier: '88.118.001' },
  play: async ({ canvasElement }) => {
    await settled(canvasElement);
    await expect(within(canvasElement).getByRole('textbox', { name: '标识编码' })).toHaveValue('88.118.001');
  },
};
