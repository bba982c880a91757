/** Messages, in Chinese, inside scenes, in addition to `messages.scene` and `messages.empty`. */
export const sceneMessages = {
  /** A custom range of more than three months. */
  customRangeTooLong: '自定义时间不能超过三个月',
  /** A custom range typed with its first day after its last. */
  customRangeWrongOrder: '开始日期不能晚于结束日期，请重新填写',
  /** The remote check, by its phase; `{count}` is the number of abnormal items. */
  remoteCheck: {
    ready: '设备尚未检测，请点击开始检测',
    scanning: '正在检测，请稍候',
    abnormal: '检测到{count}项异常，请联系售后',
    healthy: '设备各项正常',
  },
} as const;
