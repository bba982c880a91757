/** Pages that have their address and name, and open later: their paths as routes write them. */
export const upcomingTitles = {
  '/special': '专题',
  '/smartexpo': '智慧展会',
  '/solution': '解决方案',
  '/solution/:id': '解决方案详情',
  '/introduce': '企业介绍',
  '/develop_document': '文档与接口',
  '/application': '应用市场',
  '/application/list': '应用列表',
  '/application/list/detail/:id': '应用详情',
  '/application/detail/:id': '应用详情',
  '/application/confirmOrder': '确认订单',
  '/application/payment': '订单支付',
  '/application/payResult': '支付结果',
  '/application/:id': '产品与方案目录',
  '/news': '行业资讯',
  '/news/detail/:id': '资讯详情',
  '/cooperation_case': '案例中心',
  '/cooperation_case/detail/:id': '案例详情',
  '/new_identification': '标识解析',
  '/ecology': '生态合作',
  '/apporder': '订购应用',
  '/success': '支付成功',
  '/contact': '联系我们',
} as const;

export type UpcomingPath = keyof typeof upcomingTitles;
