import type { Scene, SceneTemplateCode } from './record.ts';

/** The fixed properties of a scene template. */
export interface SceneTemplate {
  /** The tab's name, Chinese. */
  name: string;
  /** True when the scene's details show only after the visitor's phone is verified. */
  needsVerification: boolean;
}

/** The fixed properties of each scene template. */
export const sceneTemplates = {
  traceability: { name: '产品追溯', needsVerification: false },
  management: { name: '产品管理', needsVerification: false },
  antiCounterfeit: { name: '防伪查询', needsVerification: false },
  supplyChain: { name: '供应链', needsVerification: false },
  recall: { name: '产品召回', needsVerification: false },
  smartSafety: { name: '智慧安全', needsVerification: false },
  logistics: { name: '物流监控', needsVerification: false },
  remoteOperations: { name: '远程运维', needsVerification: true },
  runningMonitoring: { name: '运行监测', needsVerification: true },
  intelligentProduction: { name: '智能生产', needsVerification: false },
  equipmentRepair: { name: '设备报修', needsVerification: true },
  custom: { name: '自定义', needsVerification: false },
} as const satisfies Record<SceneTemplateCode, SceneTemplate>;

/** The template of scenes that an enterprise designs. */
export const customTemplateCode: SceneTemplateCode = 'custom';

/** The order of the tabs: custom scenes, then the open built-in ones, last those behind phone verification. */
export const sceneTabOrder: readonly SceneTemplateCode[] = [
  'custom',
  'traceability',
  'antiCounterfeit',
  'management',
  'supplyChain',
  'recall',
  'smartSafety',
  'logistics',
  'intelligentProduction',
  'equipmentRepair',
  'remoteOperations',
  'runningMonitoring',
];

/** One row of the scene menu. */
export interface SceneTab {
  /** The scene's `sceneConfId`: one tab, one value. */
  value: string;
  label: string;
  templateCode: SceneTemplateCode;
  /** Icon name of a custom scene; empty for the built-in ones, which are drawn by their template. */
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
 * The tabs of an identifier: one a scene, custom scenes first, then the built-in order; within a template as the record lists them. A
 * built-in tab has its template's name, unless the template occurs more than once: then each has the scene's own name, so that the tabs can
 * be distinguished. A repeated `sceneConfId` gives one tab.
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
 * The `sceneConfId` that an identifier opens with: its first built-in tab, since that is what a visitor came to read although custom scenes
 * are above it; the first custom one when there is no other; empty when it has no scene.
 */
export function openingSceneConfId(scenes: readonly Scene[]): string {
  const tabs = sceneTabs(scenes);
  const opening = tabs.find(({ templateCode }) => templateCode !== customTemplateCode) ?? tabs[0];
  return opening?.value ?? '';
}
