/** Words of the page of a catalogue entry. */
export const texts = {
  market: '应用市场',
  catalogue: '产品目录',
  offered: '平台提供',
  contact: '立即咨询',
  use: '立即使用',
  trial: (days: number) => (days > 0 ? `免费试用 ${days} 天` : '免费试用'),
  navigation: '目录导航',
  related: '相关目录',
  closing: {
    title: '需要这项能力？',
    text: '登录后可直接申请；也可以先让顾问了解您的产线。',
    apply: '立即申请',
  },
} as const;
