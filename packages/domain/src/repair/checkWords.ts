import { repairMessages } from '../messages/repair.ts';
import { isRemoteCheckOk, type RemoteCheckItem } from '../scene/remoteCheck.ts';
import { faultWordsMaxLength } from './limits.ts';

/**
 * The abnormal items of a remote check as the text of a fault report, truncated to its maximum length; empty when nothing is abnormal.
 * Source: docs/rules/repair.md.
 */
export function checkFaultWords(items: readonly RemoteCheckItem[]): string {
  const abnormal = items.filter(({ value }) => !isRemoteCheckOk(value));
  if (abnormal.length === 0) return '';
  const found = abnormal.map(({ label, value }) => `${label} ${value}`.trim()).join('；');
  const words = Array.from(repairMessages.checkFound(abnormal.length, found));
  return words.length <= faultWordsMaxLength ? words.join('') : `${words.slice(0, faultWordsMaxLength - 1).join('')}…`;
}
