/** What a field takes, as one sentence; parts without a limit are left out. */
function limits(types: readonly string[], size: string, most: number): string {
  const parts = [
    types.length === 0 ? '' : `支持 ${types.join('、')}`,
    size === '' ? '' : `单个不超过 ${size}`,
    Number.isFinite(most) ? `最多 ${most} 个` : '',
  ];
  return parts.filter((part) => part !== '').join('，');
}

/** How many files of a list are where. */
function summary(all: number, done: number, failed: number): string {
  return `共 ${all} 个文件，已上传 ${done} 个${failed === 0 ? '' : `，失败 ${failed} 个`}`;
}

/** Texts of a file upload: the chooser, limits, refusals, and the list of files. Those of a single upload are among the upload texts. */
export const fileUploadTexts = {
  dragHere: '把文件拖到这里，或',
  choose: '选择文件',
  drop: '松开即可上传',
  limits,
  kinds: { image: '图片', video: '视频', audio: '音频', text: '文本文件' },
  list: (label: string) => `${label}，文件列表`,
  waiting: (size: string) => `等待上传 · ${size}`,
  sent: (sent: string, size: string) => `已上传 ${sent} / ${size}`,
  starting: (size: string) => `正在上传 · ${size}`,
  done: (size: string) => `已上传 · ${size}`,
  percent: (percent: number) => `${percent}%`,
  typeRefused: (types: readonly string[]) => `不支持这种格式，请选择 ${types.join('、')}`,
  tooLarge: (size: string) => `超过 ${size}，请压缩或拆分后再上传`,
  emptyFile: '文件是空的，请检查后重新选择',
  refused: (reason: string, size: string) => `${reason} · ${size}`,
  folder: (name: string) => `不能上传文件夹“${name}”，请选择其中的文件`,
  duplicate: (name: string) => `“${name}”已在列表中，没有重复添加`,
  duplicates: (count: number) => `${count} 个文件已在列表中，没有重复添加`,
  tooMany: (most: number, count: number) => `最多 ${most} 个文件，多出的 ${count} 个没有添加`,
  full: (most: number) => `已达到 ${most} 个，删除后可以再添加`,
  summary,
  retryAll: '全部重试',
  added: (count: number) => `已添加 ${count} 个文件`,
  finished: (name: string, left: number) => `${name} 上传完成${left === 0 ? '' : `，还有 ${left} 个`}`,
  removed: (name: string) => `已删除 ${name}`,
  dismissed: (name: string) => `已移除 ${name}`,
} as const;
