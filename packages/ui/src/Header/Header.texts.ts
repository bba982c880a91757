/** What the header says by itself. */
export const headerTexts = {
  skip: '跳到正文',
  landmark: '主导航',
  login: '登录',
  register: '注册',
  console: '企业控制台',
  prefix: '申请标识前缀',
  settings: '个人设置',
  logout: '退出登录',
  scan: '扫码查询',
  menu: '菜单',
  closeMenu: '关闭菜单',
  more: '更多',
  home: '力码首页',
  account: '账户',
} as const;
