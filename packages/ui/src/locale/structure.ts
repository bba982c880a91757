/** The Chinese texts of structure, show and chart components that carry figures or stand beside those of `zhCN`. */
export const structure = {
  header: { skip: '跳到正文' },
  footer: { logo: '力码 LIMA' },
  sideMenu: { qr: '小程序二维码', qrNote: '微信扫一扫' },
  sceneCount: (count: number) => `${count} 条`,
  timeline: {
    rest: (more: string, rest: number) => `${more}（还有 ${rest} 条）`,
    shown: (shown: number, total: number) => `已显示 ${shown} 条，共 ${total} 条`,
  },
  liveFigure: { loading: '正在读取' },
  charts: {
    size: '市场规模',
    forecast: '预测',
    withUnit: (text: string, unit: string) => `${text}（${unit}）`,
    forecastYear: (year: number) => `${year}E`,
    forecastNote: (years: readonly string[]) => `${years.join('、')} 为预测值，以斜纹表示`,
    category: '类别',
    rest: '其余',
    percent: (share: number) => `${share}%`,
  },
} as const;
