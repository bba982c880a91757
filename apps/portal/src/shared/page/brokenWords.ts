/** What the browsers and Vite say when code of the page did not arrive: Chrome and Firefox, Safari, Vite. */
const notLoaded = /dynamically imported module|module script|unable to preload/i;

/** The title and the advice in place of a page that cannot be rendered. Only code that did not arrive is the fault of the service. */
export function brokenWords(error: unknown): { title: string; text: string } {
  return error instanceof Error && notLoaded.test(error.message)
    ? { title: '页面加载失败', text: '服务暂时没有响应，请刷新页面。' }
    : {
        title: '页面无法显示',
        text: '页面在浏览器中出错，服务运行正常。如果开启了网页翻译或改写网页的插件，请先关闭，再刷新页面；也可以返回首页。',
      };
}
