import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './sceneMask.ts';
import { readSceneMasks } from './sceneMask.ts';

export const sceneMaskDocument: DocumentOf<typeof calls> = {
  shapes: {
    SceneMasks: partOf(readSceneMasks.reply),
    FieldMask: partOf(readSceneMasks.reply, 'masks'),
  },
  fields: {
    masks: '字段展示设置，整体替换',
    audience: '从谁起可见原值：enterprise本企业 operator平台',
    kind: 'hidden隐藏 partial部分展示',
  },
  calls: {
    readSceneMasks: {
      title: '查询字段展示设置',
      group: '标识管理',
      description: '查询场景的字段展示设置',
      access: 'makers',
      sees: 'scenes of their own enterprise; ADMIN and MANAGER every one',
    },
    setSceneMasks: {
      title: '设置字段展示',
      group: '标识管理',
      description: '设置场景中哪些字段对公众或企业隐藏、部分展示，整体替换原有设置',
      access: 'makers',
      sees: 'as readSceneMasks',
    },
  },
};
