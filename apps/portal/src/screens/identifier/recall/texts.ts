import { messages } from '@lima-id/domain';

const [cleared = '', whomToAsk = ''] = messages.scene.notRecalled.split('，');

/** Texts about the recall of an object besides those of its rules. */
export const recallTexts = {
  /** Name of the region above the scenes, for screen readers. */
  region: '召回提示',
  details: '查看详情',
  advice: '请立即停止使用，等待售后处理。',
  callAfterSales: '联系售后',
  /** The two halves of the sentence for an object that is not recalled. */
  cleared,
  whomToAsk: `${whomToAsk}。`,
} as const;
