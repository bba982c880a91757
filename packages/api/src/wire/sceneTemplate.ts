import { sceneTemplateCode } from '@lima-id/domain';
import { wireWords } from './words.ts';

/** The scene templates with their wire codes. */
export const sceneTemplateCodes = {
  traceability: '0',
  management: '1',
  antiCounterfeit: '2',
  supplyChain: '3',
  recall: '4',
  smartSafety: '5',
  logistics: '6',
  remoteOperations: '7',
  runningMonitoring: '8',
  intelligentProduction: '9',
  equipmentRepair: '10',
  custom: '100',
} as const;

export const wireSceneTemplate = wireWords(sceneTemplateCode, sceneTemplateCodes);
