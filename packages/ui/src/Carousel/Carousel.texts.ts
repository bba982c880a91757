/** Texts of a carousel: accessible names of its parts, labels of its buttons. */
export const carouselTexts = {
  role: '轮播',
  slideRole: '幻灯片',
  slide: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
  choose: '选择要看的一张',
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '开始轮播',
} as const;
