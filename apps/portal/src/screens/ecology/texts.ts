import { contactPromiseDays } from '@lima-id/domain';

/** Words of the page on which partners are looked for; the cooperation itself is content. */
export const texts = {
  title: '生态合作',
  join: '立即加入',
  types: '了解合作类型',
  /** Label of a button that joins as one kind of partner. */
  joinAs: (identity: string) => `申请成为${identity}`,
  /** Subject of the contact request of such a button. */
  subjectOf: (type: string, identity: string) => `生态合作：${type}，${identity}`,
  condition: '条件',
  thresholdTable: '各合作类型的入驻条件',
  closing: {
    title: '准备好一起做了吗？',
    text: `留下联系方式，${contactPromiseDays}个工作日内由生态经理与您联系。`,
  },
} as const;
