export const sideMenuTexts = {
  landmark: '快捷服务',
  miniProgram: '小程序',
  phone: '电话咨询',
  contact: '在线咨询',
  toTop: '回到顶部',
  qr: '小程序二维码',
  qrNote: '微信扫一扫',
} as const;
