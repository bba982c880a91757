import {
  alarmTextMaxLength,
  gatewayNameMaxLength,
  hourBucketDays,
  measureDecimalsMax,
  measureFigureMax,
  measureLabelMaxLength,
  measureNameMaxLength,
  measureUnitMaxLength,
  monitoringStaleMaxMs,
  ownMeasuresMax,
  reportAheadMaxMs,
  reportIdMaxLength,
  reportsMax,
  serviceIntervalMaxHours,
  serviceNameMaxLength,
  serviceNoteMaxLength,
  servicesMax,
  shortBucketMs,
} from '../monitoring/limits.ts';
import { dayMs } from '../time/chinaTime.ts';

const most = measureFigureMax.toLocaleString('en');
const [reports, aheadMinutes] = [reportsMax.toLocaleString('en'), reportAheadMaxMs / 60_000];

/** Messages, in Chinese, about what machines report, to those who report it and to those who read it. */
export const monitoringMessages = {
  measure: {
    name: `测量项名应以字母开头，由 1 至 ${measureNameMaxLength} 个字母或数字组成，例如 incline`,
    builtIn: '测量项名与内置的测量项只有大小写不同，请改为小写，或换一个名称',
    label: `请填写测量项的显示名称，不超过 ${measureLabelMaxLength} 个字符`,
    unit: `测量单位不能超过 ${measureUnitMaxLength} 个字符，没有单位时请留空`,
    unitFixed: (unit: string) => `该内置测量项的单位固定为 ${unit}，请更正单位`,
    decimals: `小数位数应为 0 至 ${measureDecimalsMax} 的整数，请更正后重新保存`,
    threshold: `提醒线和报警线应为 -${most} 至 ${most} 的数，不设时请留空`,
    thresholds: '低限和高限都应写明提醒线和报警线，不设时请留空',
    order: '低报警线、低提醒线、高提醒线、高报警线应依次增大，请更正后重新保存',
    list: '测量项清单有误，请刷新页面后重新保存',
    tooMany: `一个型号最多声明 ${ownMeasuresMax} 个自有测量项，请删减后重新保存`,
    nameTwice: (name: string) => `测量项名“${name}”重复（不区分大小写），请换一个名称`,
    labelTwice: (label: string) => `测量项的显示名称“${label}”重复，请改为不同的名称`,
  },
  reading: {
    id: `读数编号应为 1 至 ${reportIdMaxLength} 个字母、数字或 - _ . :，请更正后重新提交`,
    at: '采集时间应为带时区的时间，格式如 2026-05-05T14:30:00+08:00',
    tooOld: `采集时间早于 ${hourBucketDays} 天前，不再接收，请核对采集网关的时钟`,
    ahead: `采集时间比平台时间晚 ${aheadMinutes} 分钟以上，请核对采集网关的时钟后重新提交`,
    state: '设备状态应为 running、idle、fault 或 off，请更正后重新提交',
    measures: '测量值应按“测量项名：数值”逐项填写，请更正后重新提交',
    figure: `测量值应为 -${most} 至 ${most} 的数，不带单位，请更正后重新提交`,
    empty: '读数中没有设备状态，也没有测量值，请至少填写一项',
    unknown: (name: string) => `型号没有声明测量项“${name}”，请从读数中删除，或先在型号中声明`,
  },
  alarm: {
    id: `报警编号应为 1 至 ${reportIdMaxLength} 个字母、数字或 - _ . :，请更正后重新提交`,
    at: '报警时间应为带时区的时间，格式如 2026-05-05T14:30:00+08:00',
    tooOld: `报警时间早于 ${hourBucketDays} 天前，不再接收，请核对采集网关的时钟`,
    ahead: `报警时间比平台时间晚 ${aheadMinutes} 分钟以上，请核对采集网关的时钟后重新提交`,
    level: '报警级别应为 info、warning 或 critical，请更正后重新提交',
    text: `请填写报警内容，不超过 ${alarmTextMaxLength} 个字符`,
    end: '恢复时间应为带时区的时间，格式如 2026-05-05T14:30:00+08:00',
    endTooOld: `恢复时间早于 ${hourBucketDays} 天前，不再接收，请核对采集网关的时钟`,
    endAhead: `恢复时间比平台时间晚 ${aheadMinutes} 分钟以上，请核对采集网关的时钟后重新提交`,
    endBefore: '恢复时间不能早于报警时间，请核对后重新提交',
  },
  report: {
    gateway: `采集网关名称不能超过 ${gatewayNameMaxLength} 个字符，请精简后重新提交`,
    list: '读数和报警都应为列表，请更正后重新提交',
    none: '没有要提交的读数或报警，请至少提交一条',
    tooMany: `读数和报警一次最多提交 ${reports} 条，请分次提交`,
    /** `code` of the object. */
    void: (code: string) => `对象码 ${code} 已作废，不再接收它的读数和报警，请从采集网关中移除该设备`,
  },
  /** The services that a model declares. */
  plan: {
    name: `请填写保养项目名称，不超过 ${serviceNameMaxLength} 个字符`,
    note: `保养说明不能超过 ${serviceNoteMaxLength} 个字符，请精简后重新保存`,
    interval: `保养间隔应为 1 至 ${serviceIntervalMaxHours.toLocaleString('en')} 的整小时数，请更正后重新保存`,
    list: '保养项目清单有误，请刷新页面后重新保存',
    tooMany: `一个型号最多声明 ${servicesMax} 个保养项目，请删减后重新保存`,
    nameTwice: (name: string) => `保养项目“${name}”重复，请改为不同的名称`,
  },
  /** A figure that reaches a threshold of its measure; figures with their units. */
  judged: {
    low: {
      warn: (label: string, figure: string, threshold: string) => `${label} ${figure}，已低至提醒线 ${threshold}`,
      alarm: (label: string, figure: string, threshold: string) => `${label} ${figure}，已低至报警线 ${threshold}`,
    },
    high: {
      warn: (label: string, figure: string, threshold: string) => `${label} ${figure}，已达到提醒线 ${threshold}`,
      alarm: (label: string, figure: string, threshold: string) => `${label} ${figure}，已达到报警线 ${threshold}`,
    },
  },
  /** How old something is. */
  age: {
    now: '刚刚',
    seconds: (count: number) => `${count} 秒前`,
    minutes: (count: number) => `${count} 分钟前`,
    hours: (count: number) => `${count} 小时前`,
    days: (count: number) => `${count} 天前`,
  },
  /** `age` as above. */
  live: (age: string) => `实时 · ${age}`,
  /** `minute` as `17:42`, of another day `05-17 17:42`. */
  stale: (minute: string) => `采集网关 ${minute} 后没有上报`,
  /** What stale figures are worth. */
  staleNote: '下面是停止前的数据，不代表现在',
  notConnected: {
    never: '这台设备还没有接入运行数据',
    silent: (minute: string) => `采集网关 ${minute} 后没有上报，已超过 ${monitoringStaleMaxMs / dayMs} 天`,
  },
  /** What a point of a chart is, by the tier that it is drawn from. */
  points: {
    raw: '图上每点是一次读数',
    short: `图上每点是 ${shortBucketMs / 60_000} 分钟的平均值`,
    hour: '图上每点是 1 小时的平均值',
  },
  /** A time without readings. */
  noData: '无数据',
  /** Hours of running to the next service. */
  service: {
    first: (hours: number) => `${hours} 小时后首次保养`,
    next: (hours: number) => `${hours} 小时后保养`,
    due: '已到保养时间，请尽快安排',
    overdue: (hours: number) => `保养已超期 ${hours} 小时，请尽快安排`,
    /** `day` as `2026-05-27`. */
    expected: (day: string) => `按启用以来的用量，约 ${day} 前后`,
  },
} as const;
