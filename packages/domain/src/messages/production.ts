/** Messages, in Chinese, to those who report production events. `{number}` counts the events of a batch from 1. */
export const productionMessages = {
  /** A field of an event is wrong; `{field}` is its name, `{rule}` what it should be. */
  eventRefused: '第 {number} 条事件的{field}有误，{rule}，请更正后重新提交整批',
  /** An event is ahead of the platform's clock; `{id}` is its own number. */
  eventAhead: '第 {number} 条事件（编号 {id}）的发生时间晚于当前时间，请核对设备时钟后重新提交整批',
  batchEmpty: '没有要提交的事件，请至少提交一条',
  /** `{count}` is how many a batch may hold. */
  batchTooLarge: '一批最多提交 {count} 条事件，请分批提交',
  /** Fields of an event, by their name in the request, with what each should be. */
  fields: {
    event: ['内容', '应为一个对象'],
    id: ['编号', '应为 1 至 {count} 个字符'],
    time: ['发生时间', '应为 2000 年以后的北京时间，格式如 2026-05-05 14:00:00'],
    unitName: ['单元名称', '应为 1 至 {count} 个字符'],
    positionCode: ['岗位编码', '应为 1 至 {count} 个字符'],
    positionName: ['岗位名称', '应为 1 至 {count} 个字符'],
    type: ['类型', '应为 energy、processing、abnormal 或 output'],
    energy: ['能耗', '应为 0 至 {count} 的数，单位 kWh'],
    label: ['消耗物名称', '应为 1 至 {count} 个字符'],
    minutes: ['时长', '应为 0 至 {count} 的数，单位分钟'],
    abnormalType: ['异常类型', '应为 quality、equipment、material 或 other'],
    products: ['产量', '应为 0 至 {count} 的整数'],
  },
} as const;
