export const datePickerTexts = {
  placeholder: '年-月-日',
  placeholderMinute: '年-月-日 时:分',
  open: (label: string) => `选择${label}`,
  calendar: (label: string) => `${label}日历`,
  time: '时间',
  today: '今天',
} as const;
