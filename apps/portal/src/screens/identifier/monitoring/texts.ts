import { chinaDate, chinaMinute, dayMs, hourMs, type MonitoringWindow, rawReadingDays } from '@lima-id/domain';

const minuteMs = 60_000;

/** A total in words: `33 分钟`, from one hour on with a tenth: `12.9 小时`. */
export function totalTime(ms: number): string {
  const wholeMinutes = Math.round(ms / minuteMs);
  if (wholeMinutes < 60) return `${wholeMinutes} 分钟`;
  return `${(ms / hourMs).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} 小时`;
}

/** How long something lasted, in whole units rounded down: `33 分钟`, `2 小时 54 分`, `3 天 4 小时`. */
export function lastedTime(ms: number): string {
  const [wholeMinutes, wholeHours] = [Math.floor(ms / minuteMs), Math.floor(ms / hourMs)];
  if (wholeMinutes < 1) return '不到 1 分钟';
  if (wholeHours < 1) return `${wholeMinutes} 分钟`;
  if (ms < dayMs) return `${wholeHours} 小时 ${wholeMinutes % 60} 分`;
  return `${Math.floor(ms / dayMs)} 天 ${wholeHours % 24} 小时`;
}

/** Words after others: a figure has a space before it. */
function spaced(words: string): string {
  return /^\d/.test(words) ? ` ${words}` : words;
}

/** A minute in China, with its day unless that is today: `15:06`, `05-17 09:06`. */
export function shortMinute(at: number, now: number): string {
  return chinaMinute(at).slice(chinaDate(at) === chinaDate(now) ? 11 : 5);
}

const past: Readonly<Record<MonitoringWindow, string>> = {
  day: '过去 24 小时',
  week: '过去 7 天',
  month: '过去 30 天',
};

/** Texts of the monitoring scene besides those of its rules. */
export const monitoringTexts = {
  window: '时间范围',
  gateway: '采集网关',
  currentState: '当前状态',
  lastState: '最后状态',
  noState: '没有上报',
  since: (minute: string, lasted: string) => `${minute} 起，${lasted}`,
  sinceLong: `已持续 ${rawReadingDays} 天以上`,
  reportedAt: (minute: string) => `${minute} 上报`,
  threshold: (level: string, figure: string) => `${level}线 ${figure}`,
  limit: (level: string, figure: string) => `${level} ${figure}`,
  states: '状态',
  past: (window: MonitoringWindow) => past[window],
  highest: '最高',
  highestAt: (minute: string) => `（${minute}）`,
  source: '设备控制器经采集网关上报',
  retrying: (seconds: number) => `已每 ${seconds} 秒重试一次。`,
  failed: (window: MonitoringWindow, minute: string) => `下面仍是${past[window]}的数据，读取于 ${minute}。`,
  retry: '重试',
  alarms: '最近报警',
  noAlarms: '还没有报警记录。',
  allAlarms: (count: number) => `全部 ${count} 条`,
  fewerAlarms: '收起',
  newestAlarms: (count: number) => `只列出最近 ${count} 条。`,
  levelBefore: '级别：',
  lasted: (lasted: string) => `持续${spaced(lasted)}`,
  lasting: (lasted: string) => `已持续${spaced(lasted)}`,
  over: '已恢复',
  notOver: '未恢复',
  service: '距下次保养',
  runningHours: '累计运行',
  startedOn: (day: string) => `${day} 启用`,
  hours: '小时',
  hoursLeft: (interval: string) => `/ ${interval} 小时`,
  book: '预约保养',
  never: '接入后可以看到运行状态、负载、温度、报警和保养时间。',
  neverSteps: ['在设备旁装一台采集网关', '扫设备二维码，与网关绑定', '约 5 分钟后这里出现第一批数据'],
  silent: '恢复上报后，这里会自动更新。',
  silentSteps: ['检查采集网关的电源和网络', '确认设备仍与网关绑定', '约 5 分钟后这里重新出现数据'],
  contact: '联系企业接入',
  guide: '查看接入说明',
  others: '其他运行信息',
} as const;
