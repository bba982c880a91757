import { type RemoteCheckItem, remoteCheckStepMs } from '@lima-id/domain';

/** Seconds that the check of some items takes: `6`, `3.5`. */
function secondsOf(items: readonly RemoteCheckItem[]): string {
  return String((items.length * remoteCheckStepMs) / 1000);
}

/** What the remote check says besides the sentences of its rules. */
export const remoteCheckTexts = {
  start: '开始检测',
  again: '重新检测',
  report: '一键报修',
  list: '检测项',
  progress: '检测进度',
  plan: (items: readonly RemoteCheckItem[]) => `将依次检测 ${items.length} 项，约需 ${secondsOf(items)} 秒。`,
  /** `time` as `2026-05-11 08:20`. */
  last: (time: string, abnormal: number) => `上次检测：${time}，${abnormal === 0 ? '健康' : `${abnormal} 项异常`}。`,
  current: (label: string) => `正在检测：${label}`,
  healthy: '健康',
  allFine: (items: readonly RemoteCheckItem[]) => `${items.length} 项全部正常 · 用时 ${secondsOf(items)} 秒`,
  abnormalUnit: '项异常',
  restFine: (items: readonly RemoteCheckItem[], abnormal: number) =>
    abnormal === items.length
      ? `${items.length} 项全部异常 · 用时 ${secondsOf(items)} 秒`
      : `其余 ${items.length - abnormal} 项正常 · 用时 ${secondsOf(items)} 秒`,
  notChecked: '待检测',
  scanning: '检测中',
  fine: '正常',
  noValue: '无数据',
} as const;
