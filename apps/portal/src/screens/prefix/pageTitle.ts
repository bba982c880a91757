/** What the page is called, on it and in the browser's tab. */
export const pageTitle = '企业标识前缀注册申请';
