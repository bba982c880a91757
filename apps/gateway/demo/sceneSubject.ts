import type { SceneTemplateCode } from '@lima-id/domain';
import { sceneTemplates } from '@lima-id/domain';
import type { DemoScene } from './demoData.ts';
import type { ProductKind } from './productKinds.ts';
import type { RecordKey } from './recordKinds.ts';

/** The model of a scene. */
export interface ModelSubject {
  kind: ProductKind;
  /** `GT-6` */
  modelNumber: string;
  /** `GT-6 商用智能跑步机` */
  modelName: string;
  enterpriseName: string;
  shortName: string;
  place: string;
  /** The maker's after-sales number. */
  phone: string;
}

/** The batch of a scene. */
export interface BatchSubject extends ModelSubject {
  batchCode: string;
  producedDay: string;
  buyer: { city: string; name: string };
  waybill: string;
  /** Identifiers of the batch's records and parts. */
  records: Partial<Record<RecordKey, string>>;
}

/** A built-in scene under its template's name. */
export function builtInScene(templateCode: SceneTemplateCode, elements: DemoScene['elements']): DemoScene {
  return { templateCode, name: sceneTemplates[templateCode].name, icon: '', elements };
}
