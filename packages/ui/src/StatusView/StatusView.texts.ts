/** Texts of each state: what happened, then what to do, and the labels of its buttons. */
export const statusViewTexts = {
  serverError: {
    title: '服务暂时没有响应',
    text: '您的操作没有丢失。请稍后刷新页面；如果一直无法打开，请把下面的编号告诉客服。',
    tag: '出错',
  },
  restarting: { title: '服务正在重启', text: '大约一分钟后恢复，页面会自己再试。', tag: '重启中' },
  waiting: {
    title: '还没有收到回答',
    text: '网络是通的，服务回答得慢。可以继续等，也可以先离开，填写的内容不会丢失。',
    tag: '等待中',
  },
  unreachable: {
    title: '服务暂时连不上',
    text: '您的网络是通的，是服务没有接受连接。请稍后重试，已填写的内容不会丢失。',
    tag: '连不上',
  },
  offline: { title: '网络没有连接', text: '请检查网络后重试，已填写的内容不会丢失。', tag: '离线' },
  waited: (seconds: number) => `已经等了 ${seconds} 秒。`,
  retryIn: '秒后自动重试',
  retrySoon: (seconds: number) => `${seconds} 秒后自动重试`,
  retrying: '正在重试',
  requestId: '请求编号',
  time: '发生时间',
  phone: '客服电话',
  copy: '复制请求编号',
  copied: '已复制',
  copyFailed: '未能复制，请选中后手动复制',
} as const;
