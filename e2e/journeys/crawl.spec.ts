import { HtmlValidate } from 'html-validate';
import { pageFacts } from '../support/facts.ts';
import { expect, journey } from '../support/journey.ts';
import { elementsOf, factsOf, metaOf, textsOf } from '../support/markup.ts';
import { markupRules } from '../support/markupRules.ts';

/** Pages fetched at the same time. */
const lanes = 4;

/** Runs `visit` for everything, a few at a time. */
async function each<Item>(items: Iterable<Item>, visit: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** A page that came with its content in it. */
const isDrawn = (html: string) => html.includes('id="start"');

/** Everything wrong with the head of a page, in words. */
function headProblems(html: string, url: string): string[] {
  // Drawings have titles too.
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

/** Addresses of files that a page needs. */
function filesOf(html: string): string[] {
  const sources = ['img', 'script', 'source', 'video'].flatMap((name) => elementsOf(html, name).map(({ src }) => src));
  const linked = elementsOf(html, 'link')
    .filter(({ rel }) => rel !== 'canonical')
    .map(({ href }) => href);
  return [...sources, ...linked, metaOf(html, 'property', 'og:image')].filter((file) => file !== undefined);
}

journey.describe('a robot that reads the map of the site', () => {
  journey.describe.configure({ timeout: 180_000 });

  journey('finds every page whole, and no link of any that leads nowhere', async ({ gateway }) => {
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
    expect(drawn.length).toBeGreaterThan(90);
    problems.push(...drawn.flatMap(([url, html]) => headProblems(html, url)));
    const titles = drawn.map(([, html]) => textsOf(html, 'title')[0]);
    const repeated = titles.filter((title, at) => titles.indexOf(title) !== at);
    // Further pages of a list have its title.
    expect(new Set(repeated)).toEqual(new Set(['解决方案 - 力码', '行业资讯 - 力码']));

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

  journey('finds nothing to mend in the markup of any', async ({ gateway }) => {
    const map = await (await fetch(`${gateway.url}/sitemap.xml`)).text();
    const validator = new HtmlValidate(markupRules);
    const problems: string[] = [];
    for (const url of [...textsOf(map, 'loc'), `${gateway.url}/nowhere`]) {
      // Styles are most of a document, and no markup.
      const html = (await (await fetch(url)).text()).replaceAll(/(<style[^>]*>)[^<]*(?=<\/style>)/g, '$1');
      if (!isDrawn(html)) continue;
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        problems.push(`${url}: ${ruleId}: ${message} (${selector})`);
      }
    }
    expect(problems).toEqual([]);
  });
});
