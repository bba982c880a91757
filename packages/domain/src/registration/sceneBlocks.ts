import type { SceneTemplateCode } from '../identifier/record.ts';
import { recallLabels } from '../recall/recallElements.ts';
import { repairLabels } from '../repair/repairElements.ts';
import { isRecord } from './jsonObject.ts';

/**
 * Names of the kinds of blocks in a scene: single facts (`String`), groups of facts (`Object`), tables (`Array`), steps and the stops of a
 * shipment (`TraceDetails`), tables of what a remote check looks at, and figures of a line (`Energy`, `Abnormal`, `Processing`).
 */
export const blockKinds = {
  facts: '单个字段',
  groups: '字段组',
  tables: '表格',
  steps: '过程记录',
  stops: '物流节点',
  checks: '检测项表格',
  production: '生产数据',
} as const;
export type BlockKind = keyof typeof blockKinds;

const file = ['facts', 'groups', 'tables'] as const;
const history = [...file, 'steps'] as const;

/**
 * The kinds of blocks that an enterprise may write in a scene of each template. The request to verify a phone is the gateway's and in no
 * draft. Source: docs/rules/registration.md.
 */
export const sceneBlocks: Record<SceneTemplateCode, readonly BlockKind[]> = {
  traceability: history,
  management: file,
  antiCounterfeit: file,
  supplyChain: history,
  recall: history,
  smartSafety: file,
  logistics: [...file, 'stops'],
  remoteOperations: ['facts', 'groups', 'checks'],
  runningMonitoring: file,
  intelligentProduction: [...file, 'production'],
  equipmentRepair: file,
  custom: history,
};

/**
 * Labels that the gateway fills from published recalls and from tickets; a draft that had them would say what was never published. Source:
 * docs/rules/registration.md.
 */
export const filledLabels: Partial<Record<SceneTemplateCode, readonly string[]>> = {
  recall: [recallLabels.time, recallLabels.number],
  equipmentRepair: [repairLabels.summary, repairLabels.records],
};

function isStop(entry: unknown): boolean {
  return isRecord(entry) && entry['stop'] === true;
}

/** What a draft has as a block: its kind, `mixed` for steps among stops, null for none that can be drafted. */
export function blockKindOf(block: unknown, templateCode: SceneTemplateCode): BlockKind | 'mixed' | null {
  if (!isRecord(block)) return null;
  const takes = sceneBlocks[templateCode];
  switch (block['dataType']) {
    case 'String':
      return 'facts';
    case 'Object':
      return 'groups';
    case 'Array':
      return takes.includes('checks') ? 'checks' : 'tables';
    case 'TraceDetails': {
      const entries = Array.isArray(block['value']) ? block['value'] : [];
      const stops = entries.filter(isStop).length;
      if (stops > 0 && stops < entries.length) return 'mixed';
      return stops > 0 || (entries.length === 0 && takes.includes('stops')) ? 'stops' : 'steps';
    }
    case 'Energy':
    case 'Abnormal':
    case 'Processing':
      return 'production';
    default:
      return null;
  }
}
