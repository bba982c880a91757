import { recallCodeMaxLength, recallIdentifiersMax, recallScopesMax, recallTextMaxLength } from '../recall/limits.ts';

/** Messages, in Chinese, to those who publish and withdraw recalls. */
export const recallMessages = {
  number: `召回编号应为 1 至 ${recallCodeMaxLength} 个字母、数字或 - _ . /，请更正后重新提交`,
  hazard: `请填写危害，不超过 ${recallTextMaxLength} 个字符`,
  reason: `请填写召回原因，不超过 ${recallTextMaxLength} 个字符`,
  remedy: `请填写处理方式，不超过 ${recallTextMaxLength} 个字符`,
  scopeWords: `请填写涉及范围，不超过 ${recallTextMaxLength} 个字符`,
  phone: '请填写正确的售后电话，例如 400-000-0336',
  scopeMissing: '请至少填写一项召回范围',
  scopeKind: '召回范围应为型号、批次区间、生产日期区间或标识清单，请更正后重新提交',
  tooManyScopes: `一次召回最多包含 ${recallScopesMax} 项范围，请分次发布`,
  model: `请填写召回范围的型号名称，不超过 ${recallCodeMaxLength} 个字符`,
  batchCode: `请填写批次区间的起止批次号，各不超过 ${recallCodeMaxLength} 个字符`,
  day: '请填写生产日期区间的起止日期，格式如 2026-05-05',
  batchesReversed: '批次区间的结束批次早于起始批次，请更正后重新提交',
  daysReversed: '生产日期区间的结束日期早于起始日期，请更正后重新提交',
  identifiersMissing: '标识清单为空，请至少填写一个标识',
  tooManyIdentifiers: `一次召回最多列出 ${recallIdentifiersMax.toLocaleString('en')} 个标识，请改用批次区间或分次发布`,
  /** An identifier cannot be read; `reason` is why. */
  identifierRefused: (identifier: string, reason: string) => `标识“${identifier}”有误：${reason}`,
  identifierOfOthers: (identifier: string, prefix: string) =>
    `标识“${identifier}”不属于企业前缀 ${prefix}，请从清单中删除后重新提交`,
  identifierUnknown: (identifier: string) => `未查询到标识“${identifier}”，请核对清单后重新提交`,
  /** The number belongs to a recall with other content. */
  numberTaken: (number: string) => `召回编号 ${number} 已发布且内容不同，请使用新的召回编号`,
  numberWithdrawn: (number: string) => `召回编号 ${number} 已撤回，不能再次使用，请使用新的召回编号`,
  recallUnknown: (number: string) => `未查询到召回编号 ${number}，请核对后重新提交`,
} as const;
