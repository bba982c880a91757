import { type RemoteCheckItem, remoteCheckStepMs } from '@lima-id/domain';

/** Formats the duration of a check of some items in seconds: `6`, `3.5`. */
function secondsOf(items: readonly RemoteCheckItem[]): string {
  return String((items.length * remoteCheckStepMs) / 1000);
}

/** Texts of the remote check besides those of its rules. */
export const remoteCheckTexts = {
  start: '开始检测',
  again: '重新检测',
  mended: '处理好了，重新检测',
  report: '一键报修',
  list: '检测项',
  progress: '检测进度',
  plan: (items: readonly RemoteCheckItem[]) => `将依次检测 ${items.length} 项，约需 ${secondsOf(items)} 秒。`,
  /** `time` as `2026-05-11 08:20`. */
  last: (time: string, abnormal: number) => `上次检测：${time}，${abnormal === 0 ? '健康' : `${abnormal} 项异常`}。`,
  current: (label: string) => `正在检测：${label}`,
  healthy: '健康',
  allFine: (items: readonly RemoteCheckItem[]) => `${items.length} 项全部正常，用时 ${secondsOf(items)} 秒`,
  abnormalUnit: (own: boolean) => (own ? '项异常，可以自己处理' : '项异常，请联系售后'),
  took: (items: readonly RemoteCheckItem[]) => `共 ${items.length} 项，用时 ${secondsOf(items)} 秒`,
  reportHint: '报修会附上这次的检测结果，不用再填一遍。',
  stopNow: '请立即停止使用。',
  unsafe: (findings: readonly RemoteCheckItem[]) => `${findings.map(({ label }) => label).join('、')}不符合安全要求。`,
  call: (phone: string) => `联系售后 ${phone}`,
  findings: '异常项',
  advice: '处理建议',
  steps: (label: string) => `${label}的处理步骤`,
  minutes: (count: number) => `约 ${count} 分钟`,
  manual: (place: string) => `手册 ${place}`,
  toFinding: (number: number, label: string) => `${number} ${label}，查看处理建议`,
  rest: (count: number) => `其余 ${count} 项正常`,
  unfold: '展开',
  fold: '收起',
  back: (labels: readonly string[]) => `${labels.join('、')}已恢复。`,
  compared: '处理前后对比',
  column: { item: '项目', before: '处理前', now: '现在', allowed: '允许' },
  notChecked: '待检测',
  scanning: '检测中',
  fine: '正常',
  noValue: '无数据',
} as const;
