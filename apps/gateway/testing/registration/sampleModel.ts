import type { BatchSaving, ModelSaving } from '@lima-id/api';

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

/** The `saveBatch` request of a new batch of a model. */
export function sampleBatch(model: string, number = 'B1'): BatchSaving {
  return { version: 0, model, number, producedDay: '2026-05-02' };
}
