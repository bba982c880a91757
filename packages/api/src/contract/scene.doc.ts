import { sceneDataSourceMaxLength, sceneNameMaxLength, scenePositionMax } from '@lima-id/domain';
import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './scene.ts';
import { saveScene } from './scene.ts';

const sees = 'scenes of their own enterprise; ADMIN and MANAGER every one';

export const sceneDocument: DocumentOf<typeof calls> = {
  shapes: { KeptScene: partOf(saveScene.reply), SceneFault: partOf(saveScene.failure, 'faults') },
  fields: {
    version: { text: '版本号，每次改动加1；保存时填写读取到的版本号，新增时为0', example: 0 },
    model: { text: '企业自己的型号编号', example: 'GT-9' },
    batch: { text: '批次号；null为型号的场景', example: 'B20260518-01' },
    sceneConfId: { text: '场景编号；null为新增', example: null },
    templateCode: { text: '场景模板', example: 'traceability' },
    name: { text: `场景名称，最多${sceneNameMaxLength}个字符`, example: '产品追溯' },
    icon: { text: '自定义场景的图标，其他场景为空', example: '' },
    position: { text: `排序，0至${scenePositionMax}`, example: 1 },
    dataSource: {
      text: `数据来源，最多${sceneDataSourceMaxLength}个字符；由企业自己提供时为空`,
      example: '承运方运单系统',
    },
    elements: { text: '数据块', example: [] },
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
      description: '为型号或批次新增场景，或改动读取到的版本；内容按模板检查，逐处说明问题',
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
