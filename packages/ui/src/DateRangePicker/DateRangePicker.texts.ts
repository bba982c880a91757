import { sceneMessages } from '@lima-id/domain';

export const dateRangePickerTexts = {
  from: '开始日期',
  to: '结束日期',
  until: '至',
  placeholder: '年-月-日',
  open: (label: string) => `选择${label}`,
  calendar: (label: string) => `${label}日历`,
  unreadable: '请输入正确的日期，如 2026-05-18',
  tooLong: sceneMessages.customRangeTooLong,
  wrongOrder: sceneMessages.customRangeWrongOrder,
  chooseFirst: '请选择开始日期',
  chooseLast: '请选择结束日期',
} as const;
