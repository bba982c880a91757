import type { ModelSaving } from '@lima-id/api';

/** The `saveProductModel` request of a new model, which asks for a waybill number of each object. */
export function sampleModel(code: string, more: Partial<ModelSaving> = {}): ModelSaving {
  return {
    version: 0,
    name: '商用智能跑步机',
    code,
    description: '配触控屏。',
    pictures: ['/illustrations/treadmill.svg'],
    industryCode: '244',
    reminderLine: null,
    warrantyMonths: 36,
    places: [{ name: 'waybill', label: '承运单号', kind: 'text', needed: true }],
    state: 'active',
    ...more,
  };
}
