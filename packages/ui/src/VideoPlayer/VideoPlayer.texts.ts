/** Texts of a video and its controls. */
export const videoPlayerTexts = {
  play: '播放',
  pause: '暂停',
  progress: '播放进度',
  position: (time: string, duration: string, chapter: string) =>
    `${time}，共 ${duration}${chapter === '' ? '' : `，${chapter}`}`,
  mute: '静音',
  captions: '字幕',
  captionsLabel: '中文字幕',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  loading: '正在读取',
  failed: '这段影片没有读到',
  failedHint: '可能是网络断开，进度已记住。',
  retry: (time: string) => `从 ${time} 重试`,
} as const;
