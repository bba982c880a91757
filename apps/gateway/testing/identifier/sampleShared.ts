import type { SharedData } from '../../src/identifier/lookup/sharedData.ts';

/** Shared data of a model without scenes. */
export const sampleShared: SharedData = {
  batchCode: 'B-1',
  model: {
    name: '跑步机',
    describes: '商用跑步机',
    images: [],
    enterprise: {
      prefix: '88.118.001',
      name: '宁津健身器材有限公司',
      industry: '',
      website: '',
      introduce: '',
      createTime: '2026-01-01 00:00',
      approved: true,
      afterSalesPhone: '',
    },
  },
  recall: null,
  scenes: [],
  openingScene: undefined,
};
