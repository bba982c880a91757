/** Words of the page about the company; what it tells stands in its content. */
export const texts = {
  title: '企业介绍',
  now: '现在',
  gallery: '介绍视频',
} as const;
