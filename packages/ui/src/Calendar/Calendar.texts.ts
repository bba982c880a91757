const weekdays = ['一', '二', '三', '四', '五', '六', '日'] as const;

export const calendarTexts = {
  month: (year: number, month: number) => `${year}年${month}月`,
  /** 1 is Monday. */
  weekday: (weekday: number) => weekdays[weekday - 1] ?? '',
  day: (year: number, month: number, day: number, weekday: number) =>
    `${year}年${month}月${day}日 星期${weekdays[weekday - 1] ?? ''}`,
  today: '今天',
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
} as const;
