/** Words of the page about the company; its facts are content. */
export const texts = {
  title: '企业介绍',
  now: '现在',
  gallery: '介绍视频',
} as const;
