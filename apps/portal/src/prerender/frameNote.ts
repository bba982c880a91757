import { brand } from '../brand/brand.ts';
import { navigation } from '../shared/layout/navigation.ts';
import { homeAddress } from '../shared/page/homeAddress.ts';
import { escapeMarkup } from './escapeMarkup.ts';

const navigationLabel = '主导航';

/** The note on pages that need scripts, or whose item does not exist. */
const words = {
  frame: {
    title: '此页面需要启用 JavaScript',
    text: '请在浏览器设置中开启后刷新页面。不启用也可以查询标识、浏览应用与资讯：',
  },
  missing: {
    title: '没有找到您要访问的内容',
    text: '该内容不存在或已下架，请核对网址或标识编码。您可以从这里继续：',
  },
} as const;

function link(href: string, label: string): string {
  return `<a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`;
}

/** The frame has no styles of its own. */
const noteStyle = 'max-width:60rem;margin:0 auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.75';

/**
 * The text for readers without scripts on pages that are not prerendered, inside `<noscript>`: the site's name, the reason, and
 * links.
 */
export function frameNote(kind: keyof typeof words): string {
  const { title, text } = words[kind];
  const ways = navigation.map(({ href, label }) => `<li>${link(href, label)}</li>`).join('');
  return [
    `<div style="${noteStyle}"><header><p>${link(homeAddress, brand.platformName)}</p><nav aria-label="${navigationLabel}"><ul>${ways}</ul></nav></header>`,
    `<main><h1>${title}</h1><p>${text}</p>`,
    '<form action="/product_scene"><label>标识编码 <input name="identifier" required></label> <button>查询</button></form>',
    `<p>${link(homeAddress, '返回首页')} · ${link('/contact', '联系我们')} · ${link(`tel:${brand.phone}`, brand.phone)}</p></main></div>`,
  ].join('');
}
