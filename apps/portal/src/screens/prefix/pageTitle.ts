/** The title of the page and of the browser's tab. */
export const pageTitle = '企业标识前缀注册申请';
