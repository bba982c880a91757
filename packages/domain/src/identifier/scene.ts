import type { Scene, SceneTemplateCode } from './record.ts';

/** What is fixed about a scene template. */
export interface SceneTemplate {
  /** The tab's name, Chinese. */
  name: string;
  /** The template's English key, for element ids, file names and analytics. */
  key: string;
  /** True when the scene's details show only after the visitor's phone is verified. */
  needsVerification: boolean;
}

/** The scene templates by their wire code. */
export const sceneTemplates = {
  '0': { name: '产品追溯', key: 'traceability', needsVerification: false },
  '1': { name: '产品管理', key: 'management', needsVerification: false },
  '2': { name: '防伪查询', key: 'antiCounterfeit', needsVerification: false },
  '3': { name: '供应链', key: 'supplyChain', needsVerification: false },
  '4': { name: '产品召回', key: 'recall', needsVerification: false },
  '5': { name: '智慧安全', key: 'smartSafety', needsVerification: false },
  '6': { name: '物流监控', key: 'logistics', needsVerification: false },
  '7': { name: '远程运维', key: 'remoteOperations', needsVerification: true },
  '8': { name: '运行监测', key: 'runningMonitoring', needsVerification: true },
  '9': { name: '智能生产', key: 'intelligentProduction', needsVerification: false },
  '10': { name: '设备报修', key: 'equipmentRepair', needsVerification: true },
  '100': { name: '自定义', key: 'custom', needsVerification: false },
} as const satisfies Record<SceneTemplateCode, SceneTemplate>;

/** The template code of scenes that an enterprise makes itself. */
export const customTemplateCode: SceneTemplateCode = '100';

/** The order of the tabs: custom scenes, then the open built-in ones, last those behind phone verification. */
export const sceneTabOrder: readonly SceneTemplateCode[] = [
  '100',
  '0',
  '2',
  '1',
  '3',
  '4',
  '5',
  '6',
  '9',
  '10',
  '7',
  '8',
];

/** One row of the scene menu. */
export interface SceneTab {
  /** The scene's `sceneConfId`: one tab, one value. */
  value: string;
  label: string;
  templateCode: SceneTemplateCode;
  /** Icon name of a custom scene; empty for the built-in ones, which are drawn by their template code. */
  icon: string;
  /** Entries in the scene; 0 shows no number. */
  count: number;
  needsVerification: boolean;
}

function labelOf(scene: Scene, isOnlyOne: boolean): string {
  const own = scene.sceneName.trim();
  const template = sceneTemplates[scene.templateCode].name;
  const named = scene.templateCode === customTemplateCode || !isOnlyOne;
  return named && own !== '' ? own : template;
}

/**
 * The tabs of an identifier: one a scene, custom scenes first, then the built-in order; within a template as the record
 * lists them. A built-in tab carries its template's name, unless the template occurs more than once: then each
 * carries the scene's own name, so that the tabs can be distinguished. A repeated `sceneConfId` gives one tab.
 */
export function sceneTabs(scenes: readonly Scene[]): SceneTab[] {
  const seen = new Set<string>();
  const distinct = scenes.filter(({ sceneConfId }) => !seen.has(sceneConfId) && seen.add(sceneConfId));
  return sceneTabOrder.flatMap((templateCode) => {
    const ofTemplate = distinct.filter((scene) => scene.templateCode === templateCode);
    return ofTemplate.map((scene) => ({
      value: scene.sceneConfId,
      label: labelOf(scene, ofTemplate.length === 1),
      templateCode,
      icon: templateCode === customTemplateCode ? scene.icon : '',
      count: scene.count,
      needsVerification: sceneTemplates[templateCode].needsVerification,
    }));
  });
}

/**
 * The `sceneConfId` that an identifier opens with: its first built-in tab, since that is what a visitor came to read
 * although custom scenes stand above it; the first custom one when there is no other; empty when it has no scene.
 */
export function openingSceneConfId(scenes: readonly Scene[]): string {
  const tabs = sceneTabs(scenes);
  const opening = tabs.find(({ templateCode }) => templateCode !== customTemplateCode) ?? tabs[0];
  return opening?.value ?? '';
}
