/** Titles and texts of the pages that are refused or not there; what a failed service says is in StatusView. */
export const resultTexts = {
  forbidden: {
    title: '没有访问权限',
    text: '当前账号不能查看这个页面。请联系企业管理员开通权限，或换一个账号登录。',
  },
  notFound: {
    title: '没有找到您要访问的页面',
    text: '页面可能已被移动或删除。请核对地址，或从首页重新查找。',
  },
} as const;
