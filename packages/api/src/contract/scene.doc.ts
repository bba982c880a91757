import {
  sceneBlocksMax,
  sceneDataSourceMaxLength,
  sceneNameMaxLength,
  scenePositionMax,
  sceneTemplates,
} from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './scene.ts';
import { saveScene } from './scene.ts';

const sees = 'scenes of their own enterprise; ADMIN and MANAGER every one';

/** The data of a traceability scene: a group of facts and a list of steps, with a place of the model and one of the gateway. */
const elements = [
  {
    dataId: 'product',
    dataType: 'Object',
    label: '产品信息',
    value: [
      {
        dataId: 'product-batch',
        dataType: 'String',
        label: '生产批次',
        value: '{batchCode}',
        trace: false,
        traceIdentifier: '',
      },
      {
        dataId: 'product-report',
        dataType: 'String',
        label: '检验报告',
        value: 'QC-2026-050631',
        trace: true,
        traceIdentifier: '88.118.001/QC-2026-050631',
      },
    ],
  },
  {
    dataId: 'life',
    dataType: 'TraceDetails',
    label: '追溯记录',
    value: [
      {
        time: '2026-05-18 10:42',
        title: '物流发运',
        place: '宁津总仓',
        text: '承运单{waybill}。',
        trace: false,
        traceIdentifier: '',
      },
    ],
  },
];

export const sceneDocument: DocumentOf<typeof calls> = {
  shapes: { KeptScene: partOf(saveScene.reply), SceneFault: partOf(saveScene.failure, 'faults') },
  fields: {
    version: { text: '版本号，每次改动加1；保存时填写读取到的版本号，新增时为0', example: 0 },
    model: { text: '企业自己的型号编号', example: 'GT-9' },
    batch: { text: '批次号；null为型号的场景', example: 'B20260518-01' },
    sceneConfId: { text: '场景编号；null为新增', example: null },
    templateCode: {
      text: `场景模板：${Object.entries(sceneTemplates)
        .map(([code, { name }]) => `${code}${name}`)
        .join(' ')}`,
      example: 'traceability',
    },
    name: { text: `场景名称，最多${sceneNameMaxLength}个字符`, example: '产品追溯' },
    icon: { text: '自定义场景的图标，其他场景为空', example: '' },
    position: { text: `排序，0至${scenePositionMax}`, example: 1 },
    dataSource: {
      text: `数据来源，最多${sceneDataSourceMaxLength}个字符；由企业自己提供时为空`,
      example: '承运方运单系统',
    },
    elements: {
      text: `数据块，最多${sceneBlocksMax}个：dataId数据编号 dataType类型 label名称 value内容；String字段的内容为文字，另有trace是否可跳转 traceIdentifier跳转到的标识，不跳转时为false与空；Object为一组String，Array为多行Object，TraceDetails为经过，每一步有time时间 title标题 place地点 text说明 trace traceIdentifier，物流节点另有stop，为true；字段名与查询标识返回的lableName、lableValue、acceptTime、acceptStation不同`,
      example: elements,
    },
    deletedFields: {
      text: '本次删除的、设有展示限制的数据块、行或字段的数据编号，包括其中的全部内容；展示设置仍保留',
      example: [],
    },
    updateTime: { text: '最近改动的时间', example: '2026-05-18 10:42' },
    newest: '现在保存着的内容',
    faults: '内容中的每一处问题',
    reason: { text: '问题的代码', example: 'missing' },
    message: '问题的说明',
    path: { text: '问题所在的位置', example: ['elements', 0, 'label'] },
  },
  calls: {
    saveScene: {
      title: '保存场景',
      group: '标识登记',
      description: '为型号或批次新增场景，或改动读取到的版本；内容按模板检查，逐处说明问题；可重复提交',
      access: 'registrars',
      sees,
    },
    listScenes: {
      title: '场景列表',
      group: '标识登记',
      description: '查询型号或批次的场景及其内容，按排序排列',
      access: 'registrars',
      sees,
    },
    removeScene: {
      title: '删除场景',
      group: '标识登记',
      description: '删除型号或批次的场景，须为读取到的版本',
      access: 'registrars',
      sees,
      fields: { sceneConfId: { text: '场景编号', example: 'scene-9' }, version: { example: 1 } },
    },
  },
};
