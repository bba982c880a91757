import type { Locator, Page } from 'playwright';
import { addresses } from '../../../e2e/support/publicPages.ts';

/** Something that visitors often do. */
export interface Deed {
  name: string;
  /** Address of the page that it is done on. */
  address: string;
  /** What has been done before. */
  prepare?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
  /** What is visible after it. */
  shows(page: Page): Locator;
}

const code = '88.118.001/GT-2026-000123';
const main = (page: Page) => page.getByRole('main');
const codeField = (page: Page) => main(page).getByRole('textbox', { name: '标识编码' });
const bar = (page: Page) => page.getByRole('group', { name: '购买与咨询' });
const durations = (page: Page) => main(page).getByRole('radiogroup', { name: '购买时长' });
const agree = (page: Page) =>
  main(page)
    .getByRole('checkbox', { name: /我已阅读并同意/ })
    .check();
const sheet = (page: Page) => page.getByRole('dialog', { name: '筛选应用' });
const openSheet = (page: Page) => page.getByRole('button', { name: '筛选', exact: true }).tap();

/** The ten commonest deeds. */
export const deeds: readonly Deed[] = [
  {
    name: 'type a code',
    address: addresses.home,
    prepare: (page) => codeField(page).tap(),
    act: (page) => page.keyboard.type('88.118', { delay: 120 }),
    shows: (page) => codeField(page),
  },
  {
    name: 'look it up',
    address: addresses.home,
    prepare: (page) => codeField(page).fill(code),
    act: (page) => main(page).getByRole('button', { name: '查询', exact: true }).tap(),
    shows: (page) => page.getByRole('heading', { level: 1, name: /商用智能跑步机/ }),
  },
  {
    name: 'open the menu',
    address: addresses.home,
    act: (page) => page.getByRole('button', { name: '菜单', exact: true }).tap(),
    shows: (page) => page.getByRole('button', { name: '关闭菜单' }),
  },
  {
    name: 'choose a tab',
    address: addresses.identifier,
    act: (page) => page.getByRole('tab', { name: /产品管理/ }).tap(),
    shows: (page) => page.getByRole('tabpanel', { name: /产品管理/ }),
  },
  {
    name: 'choose a filter',
    address: addresses.apps,
    prepare: openSheet,
    act: (page) =>
      sheet(page)
        .getByRole('button', { name: /^设备运维/ })
        .tap(),
    shows: (page) => sheet(page).getByRole('button', { name: /^巡检维修/ }),
  },
  {
    name: 'turn the page',
    address: addresses.apps,
    act: (page) => page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).tap(),
    shows: (page) => page.getByRole('link', { name: '第 2 页', exact: true }).and(page.locator('[aria-current]')),
  },
  {
    name: 'open an app',
    address: addresses.apps,
    act: (page) =>
      page.getByRole('region', { name: '应用列表' }).getByRole('heading', { level: 3 }).getByRole('link').first().tap(),
    shows: (page) => durations(page),
  },
  {
    name: 'choose a duration',
    address: addresses.app,
    act: (page) => durations(page).getByText('2年', { exact: true }).tap(),
    shows: (page) => main(page).getByRole('status').filter({ hasText: '2年' }).first(),
  },
  {
    name: 'add to an order',
    address: addresses.app,
    prepare: agree,
    act: (page) => bar(page).getByRole('button', { name: '立即购买' }).tap(),
    shows: (page) => page.getByRole('heading', { level: 1, name: '欢迎登录力码' }),
  },
  {
    name: 'open a dialog',
    address: addresses.app,
    prepare: agree,
    act: (page) => bar(page).getByRole('button', { name: '产品咨询' }).tap(),
    shows: (page) => page.getByRole('dialog', { name: '联系我们' }),
  },
];
