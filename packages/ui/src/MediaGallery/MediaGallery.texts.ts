export const mediaGalleryTexts = {
  choose: '选择图片或视频',
  picture: (number: number, count: number, name: string) => `第 ${number} 项，共 ${count} 项：${name}`,
  video: (number: number, count: number, name: string) => `第 ${number} 项，共 ${count} 项，视频：${name}`,
  duration: (duration: string) => `时长 ${duration}`,
  playing: '正在播放',
  enlarge: (name: string) => `放大查看：${name}`,
  position: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
  previous: '上一张',
  next: '下一张',
  pictureFailed: '图片加载失败',
  retry: '重试',
  empty: '暂无图片',
} as const;
