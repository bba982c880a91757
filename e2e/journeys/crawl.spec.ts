import type { BrowserContext, Page } from '@playwright/test';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { pageFacts } from '../support/facts.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, journey, recalledBike, treadmill } from '../support/journey.ts';
import { elementsOf, factsOf, metaOf, textsOf } from '../support/markup.ts';
import { markupRules } from '../support/markupRules.ts';
import { beginSession } from '../support/session.ts';

/** Concurrent fetches. */
const lanes = 4;

/** Runs `visit` for all items with limited concurrency. */
async function each<Item>(items: Iterable<Item>, visit: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A prerendered page. */
const isDrawn = (html: string) => html.includes('id="start"');

/** Whether a message is about the written role of a list: without it, WebKit takes a list without bullets for none. */
const isListRole = (message: string) => /^Redundant role "list" on <[ou]l>$/.test(message);

/** Every problem in the head of a page, as messages. */
function headProblems(html: string, url: string): string[] {
  // SVG illustrations have titles too.
  const [title = '', ...others] = textsOf(html.slice(0, html.indexOf('</head>')), 'title');
  const canonical = elementsOf(html, 'link').filter(({ rel }) => rel === 'canonical');
  const checks: Record<string, boolean> = {
    'one title': title.length > 2 && others.length === 0,
    'a description': (metaOf(html, 'name', 'description') ?? '').length > 8,
    'its own address as canonical': canonical.length === 1 && canonical[0]?.href === url,
    'its own address for shared links': metaOf(html, 'property', 'og:url') === url,
    'its title for shared links': metaOf(html, 'property', 'og:title') === title,
    'its description for shared links':
      metaOf(html, 'property', 'og:description') === metaOf(html, 'name', 'description'),
    'a picture for shared links': /^http.*\.png$/.test(metaOf(html, 'property', 'og:image') ?? ''),
    'one heading of the first level': textsOf(html, 'h1').length === 1 && textsOf(html, 'h1')[0] !== '',
    'facts that schema.org knows': pageFacts.safeParse(factsOf(html)).success,
    'nothing that was to be filled in': !html.includes('origin.invalid'),
    'no hint for search engines to leave it out': metaOf(html, 'name', 'robots') === undefined,
  };
  return Object.entries(checks).flatMap(([what, holds]) => (holds ? [] : [`${url} lacks ${what}`]));
}

/** URLs of files that a page references. */
function filesOf(html: string): string[] {
  const sources = ['img', 'script', 'source', 'video'].flatMap((name) => elementsOf(html, name).map(({ src }) => src));
  const linked = elementsOf(html, 'link')
    .filter(({ rel }) => rel !== 'canonical')
    .map(({ href }) => href);
  return [...sources, ...linked, metaOf(html, 'property', 'og:image')].filter((file) => file !== undefined);
}

journey.describe('a crawler that reads the sitemap', () => {
  journey.describe.configure({ timeout: 180_000 });

  journey('finds every page complete, and no dead link', async ({ gateway }) => {
    const site = gateway.url;
    const robots = await (await fetch(`${site}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    const map = await (await fetch(`${site}/sitemap.xml`)).text();
    const listed = textsOf(map, 'loc');
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThan(100);
    expect(listed).toContain(`${site}/application/list/detail/1`);
    expect(
      robots.match(/(?<=^Disallow: ).+/gm)?.filter((path) => listed.some((url) => url.startsWith(site + path))),
    ).toEqual([]);

    const problems: string[] = [];
    const pages = new Map<string, string>();
    await each(listed, async (url) => {
      const answer = await fetch(url);
      if (answer.status !== 200) problems.push(`${url} answers ${answer.status}`);
      pages.set(url, await answer.text());
    });

    const drawn = [...pages].filter(([, html]) => isDrawn(html));
    // Every page is prerendered.
    expect(drawn.length).toBe(listed.length);
    problems.push(...drawn.flatMap(([url, html]) => headProblems(html, url)));
    // Catalogue entries share names with apps.
    const isEntry = ([url]: [string, string]) => /\/application\/\d+$/.test(url);
    const titlesOf = (kind: typeof drawn) => kind.map(([, html]) => textsOf(html, 'title')[0]);
    const repeatedOf = (titles: readonly unknown[]) => titles.filter((title, at) => titles.indexOf(title) !== at);
    expect(repeatedOf(titlesOf(drawn.filter(isEntry)))).toEqual([]);
    // Further pages of a list share its title.
    const repeated = repeatedOf(titlesOf(drawn.filter((page) => !isEntry(page))));
    expect(new Set(repeated)).toEqual(new Set(['解决方案 - 力码', '行业资讯 - 力码', '全部应用 - 力码']));

    const links = new Map<string, string>();
    const files = new Map<string, string>();
    for (const [url, html] of drawn) {
      for (const { href = '' } of elementsOf(html, 'a')) {
        if (/^(?:tel|mailto):./.test(href)) continue;
        if (href === '' || href === '#' || !URL.canParse(href, url))
          problems.push(`${url} has a link to nowhere: ${href}`);
        else if (new URL(href, url).origin === site) links.set(new URL(href, url).href, url);
      }
      for (const file of filesOf(html)) files.set(new URL(file, url).href, url);
    }

    const reached = new Set([...links.keys()].map((link) => link.split('#')[0]));
    for (const [url] of drawn) if (!reached.has(url)) problems.push(`no page leads to ${url}`);

    await each(links, async ([link, from]) => {
      const [address = '', place] = link.split('#');
      const held = pages.get(address);
      const answer = held === undefined ? await fetch(address, { redirect: 'manual' }) : null;
      if (answer !== null && answer.status !== 200)
        problems.push(`${from} leads to ${link}, which answers ${answer.status}`);
      const html = held ?? (await answer?.text()) ?? '';
      if (place && html.includes('<div id="root"><') && !html.includes(`id="${decodeURIComponent(place)}"`)) {
        problems.push(`${from} leads to ${link}, where there is no such place`);
      }
    });
    await each(files, async ([file, from]) => {
      const answer = await fetch(file, { method: 'HEAD' });
      if (answer.status !== 200) problems.push(`${from} needs ${file}, which answers ${answer.status}`);
    });
    expect(problems).toEqual([]);
    console.log(`${drawn.length} drawn pages of ${listed.length}, ${links.size} links, ${files.size} files`);
  });

  journey('finds valid markup on every page', async ({ gateway }) => {
    const map = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
    const native: RuleConfig = { 'prefer-native-element': ['error', { exclude: ['button', 'list'] }] };
    const validator = new HtmlValidate({ ...markupRules, rules: { ...markupRules.rules, ...native } });
    const problems: string[] = [];
    for (const url of [...textsOf(map, 'loc'), `${gateway.url}/nowhere`]) {
      // Styles are most of a document and are not markup.
      const html = (await (await fetch(url)).text()).replaceAll(/(<style[^>]*>)[^<]*(?=<\/style>)/g, '$1');
      if (!isDrawn(html)) continue;
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        if (isListRole(message)) continue;
        problems.push(`${url}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(problems).toEqual([]);
  });
});

/** Pages outside the sitemap: other views of listed pages, private pages, and error pages. */
const unlisted = {
  found: [
    '/',
    '/HOME',
    '/login',
    '/login?tab=register',
    '/develop_document?tab=api',
    '/develop_document?document=2',
    '/news?page=1',
    '/application/list?name=%E8%B5%8B%E7%A0%81',
    '/application/list?page=2&size=12',
    '/application/list/detail/1?compare=1,2',
    `/product_scene?identifier=${encodeURIComponent(treadmill)}`,
    `/product_scene?identifier=${encodeURIComponent(recalledBike)}`,
    '/product_scene',
    '/identification',
    '/personal_update',
    '/personal_orders',
    '/personal_invoices',
    '/personal_trials',
    '/equipment/detail',
    '/application/confirmOrder',
    '/apporder',
    '/success',
    '/work_order',
  ],
  missing: [
    '/nowhere',
    '/news/detail/9999',
    '/solution/9999',
    '/cooperation_case/detail/9999',
    '/application/9999',
    '/application/list/detail/999999',
    '/product_scene?identifier=88.118.001%2FNOBODY-1',
  ],
};

/** Leaves input unfinished: a form, an agreement, a lookup. */
async function beginDrafts(page: Page): Promise<void> {
  await page.goto('/contact');
  const form = page.getByRole('region', { name: '写下您的需求' });
  await form.getByLabel('企业名称').fill('泰岳健身');
  await form.getByLabel('咨询内容').fill('想了解跑步机的标识方案');
  await page.goto('/application/list/detail/1');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.goto('/home');
  await page.getByRole('main').getByRole('textbox', { name: '标识编码' }).fill(treadmill);
  await page.getByRole('main').getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GT-6 商用智能跑步机');
}

/** A tab that starts every page with the storage saved from another tab. */
async function openTab(context: BrowserContext, kept: Readonly<Record<string, string>>): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  return hydrated(page);
}

journey.describe('a visitor with unfinished forms who opens every page', () => {
  journey.describe.configure({ timeout: 600_000 });

  for (const mode of ['standard', 'large'] as const) {
    journey(`sees no error in ${mode} mode`, async ({ page, context, gateway }) => {
      await context.addInitScript((shown) => localStorage.setItem('mode', shown), mode);
      // Prerendered pages do not know who is logged in.
      if (mode === 'large') await beginSession(page, 'maker');
      await beginDrafts(page);
      const kept = await page.evaluate(() => ({ ...sessionStorage }));
      expect(Object.keys(kept)).toContain('lead contact');

      const map = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
      const listed = textsOf(map, 'loc').map((url) => url.slice(gateway.url.length));
      const missing = new Set(unlisted.missing);
      const left = [...listed, ...unlisted.found, ...missing];
      const problems: string[] = [];
      const lane = async () => {
        const tab = await openTab(context, kept);
        let address = '';
        tab.on('pageerror', (error) => problems.push(`${address}: ${error.message}`));
        tab.on('console', (message) => {
          // The browser logs every 404 as an error; here the page itself is one.
          const isRefusal =
            missing.has(address) && message.text().includes('the server responded with a status of 404');
          if (message.type() === 'error' && !isRefusal) problems.push(`${address}: ${message.text()}`);
        });
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          address = next;
          await tab.goto(address);
          await expect(tab.getByRole('heading').first(), address).toBeVisible();
        }
        await tab.close();
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      expect(problems).toEqual([]);
    });
  }

  journey('finds the input again on a prerendered page', async ({ page }) => {
    await beginDrafts(page);
    await page.goto('/contact');
    const form = page.getByRole('region', { name: '写下您的需求' });
    await expect(form.getByLabel('企业名称')).toHaveValue('泰岳健身');
    await expect(form.getByLabel('咨询内容')).toHaveValue('想了解跑步机的标识方案');
    await page.goto('/develop_document?tab=api');
    await expect(page.getByRole('tab', { name: '接口' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/HOME');
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByText('没有找到您要访问的页面')).toHaveCount(0);
  });
});
