import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMarket } from './checkMarket.ts';
import { nameProblem, readShape } from './problems.ts';

const example = readFileSync(new URL('../../../../../docs/rules/market/market.json', import.meta.url), 'utf8');
const page = readFileSync(new URL('../../../../../docs/rules/market.md', import.meta.url), 'utf8');
const illustrations = new URL('../../../../../packages/ui/illustrations/', import.meta.url);
const media = new URL('../../../../../apps/portal/public/media/', import.meta.url);

/** The example with the value at a path replaced; undefined removes it. */
function changed(path: readonly (string | number)[], value: unknown): unknown {
  const content: unknown = JSON.parse(example);
  let at = content as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) at = at[part] as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return content;
}

function problemsOf(content: unknown): string[] {
  const shape = readShape(content);
  return ('problems' in shape ? shape.problems : checkMarket(shape.market)).map(nameProblem);
}

const firstApp = ['apps', 0] as const;
const firstPackage = [...firstApp, 'packages', 0] as const;
const firstPrice = [...firstPackage, 'prices', 0] as const;

describe('a market file', () => {
  it('has no problem when it is the example of the documents', () => {
    expect(problemsOf(JSON.parse(example))).toEqual([]);
  });

  it('names drawings and films that the portal has when it is the example of the documents', () => {
    const named = [...example.matchAll(/"\/(illustrations|media)\/([^"]+)"/g)];
    expect(new Set(named.map(([, folder]) => folder))).toEqual(new Set(['illustrations', 'media']));
    const missing = named.filter(
      ([, folder, file = '']) => !existsSync(new URL(file, folder === 'media' ? media : illustrations)),
    );
    expect(missing).toEqual([]);
  });

  it('has no field that docs/rules/market.md does not list', () => {
    const shape = readShape(JSON.parse(example));
    if ('problems' in shape) throw new Error('The example has the shape of a market.');
    const { apps, categories, banners, advisor, marketSize, marketShares } = shape.market;
    const parts = [shape.market, apps[0], apps[0]?.packages[0], apps[0]?.packages[0]?.prices[0], categories[0]];
    const fields = [...parts, banners[0], advisor, marketSize[0], marketShares[0]].flatMap((part) =>
      Object.keys(part ?? {}),
    );
    const [, section = ''] = /## Filling the market\n([^]*?)\n## /.exec(page) ?? [];
    const listed = new Set([...section.matchAll(/`(\w+)`/g)].map(([, word]) => word));
    expect(fields.filter((field) => !listed.has(field))).toEqual([]);
  });

  it.each(['e\u0301.png', '全\u3000角.png', ' a.png'])('keeps the path of a picture as written: %j', (name) => {
    const shape = readShape(changed([...firstApp, 'picture'], name));
    expect('market' in shape && shape.market.apps[0]?.picture).toBe(name);
  });

  it('names a problem once when a value breaks two rules', () => {
    expect(problemsOf(changed([...firstApp, 'sellTime'], 'x'))).toEqual([
      'apps[0].sellTime：应为日期，例如 "2026-05-18"',
    ]);
  });

  it.each<[string, readonly (string | number)[], unknown, string]>([
    ['another version', ['version'], 2, 'version：应为 1'],
    ['no list of banners', ['banners'], undefined, 'banners：缺少这一项'],
    ['a field that there is not', ['appz'], [], 'appz：没有这一项，请核对名称'],
    ['a misspelled field of an app', [...firstApp, 'nmae'], 1, 'apps[0].nmae：没有这一项，请核对名称'],
    ['a number as a name', [...firstApp, 'name'], 5, 'apps[0].name：应为文本，写在双引号中'],
    ['an empty name', [...firstApp, 'name'], ' ', 'apps[0].name：不能为空'],
    ['a name that is too long', [...firstApp, 'name'], '名'.repeat(65), 'apps[0].name：不能超过 64 个字符'],
    ['a name that nobody can read', [...firstApp, 'name'], '\uFFFD', 'apps[0].name：有无法辨认的字符，请重新输入'],
    ['a zero byte in a rich text', [...firstApp, 'detail', 0], '\0', 'apps[0].detail[0]：有无法辨认的字符，请重新输入'],
    ['a rich text that is no list', [...firstApp, 'detail'], '<p>', 'apps[0].detail：应为列表，写在 [ ] 中'],
    ['a word as a flag', [...firstApp, 'choice'], '是', 'apps[0].choice：应为 true 或 false'],
    ['a day that does not exist', [...firstApp, 'sellTime'], '2026-02-30', 'apps[0].sellTime：应为日期'],
    ['traits in one text', [...firstApp, 'traits', 0], '批量，激活', 'apps[0].traits[0]：一项只写一个特点'],
    ['an id that means none', [...firstApp, 'id'], '-1', 'apps[0].id：应为 1 至 60 个英文字母'],
    ['an id that trials cannot name', [...firstApp, 'id'], 'a'.repeat(61), 'apps[0].id：应为 1 至 60 个英文字母'],
    ['an id of two apps', ['apps', 2, 'id'], 'code-assignment', 'apps[2].id：这个 id 已经用过'],
    [
      'a package of two apps',
      ['apps', 1, 'packages', 0, 'id'],
      'code-assignment-basic',
      'apps[1].packages[0].id：这个 id',
    ],
    [
      'an id of two categories',
      ['categories', 0, 'children', 0, 'id'],
      'identity',
      'categories[0].children[0].id：这个',
    ],
    [
      'a fourth level of categories',
      ['categories', 0, 'children', 0, 'children', 0, 'children'],
      [],
      'categories[0].children[0].children[0].children：没有这一项',
    ],
    ['an unknown category', [...firstApp, 'categories', 0], 'gone', 'apps[0].categories[0]：没有 id 为 gone 的分类'],
    ['a block of a lower category', ['blocks', 0], 'coding', 'blocks[0]：没有 id 为 coding 的一级分类'],
    ['a block twice', ['blocks', 1], 'identity', 'blocks[1]：已经列过'],
    ['four blocks', ['blocks'], ['identity', 'maintenance', 'a', 'b'], 'blocks：不能超过 3 项'],
    ['an unknown hot app', ['hot', 1], 'gone', 'hot[1]：没有 id 为 gone 的应用'],
    [
      'a number as a price',
      [...firstPrice, 'price'],
      2800,
      'apps[0].packages[0].prices[0].price：应为以元为单位的金额',
    ],
    ['a price with commas', [...firstPrice, 'price'], '2,800', 'apps[0].packages[0].prices[0].price：应为以元为单位'],
    [
      'a price in tenths of a fen',
      [...firstPackage, 'yearPrice'],
      '0.001',
      'apps[0].packages[0].yearPrice：应为以元为单位',
    ],
    ['a negative price', [...firstPackage, 'monthPrice'], '-1', 'apps[0].packages[0].monthPrice：应为以元为单位'],
    [
      'a price beyond what is computed with',
      [...firstPackage, 'yearPrice'],
      '9'.repeat(20),
      'apps[0].packages[0].yearPrice：应为',
    ],
    [
      'a duration in other words',
      [...firstPrice, 'duration'],
      '12月',
      'apps[0].packages[0].prices[0].duration：应为时长',
    ],
    [
      'a duration of centuries',
      [...firstPrice, 'duration'],
      '101年',
      'apps[0].packages[0].prices[0].duration：应为时长',
    ],
    [
      'a duration twice',
      [...firstPackage, 'prices', 1, 'duration'],
      '12个月',
      'apps[0].packages[0].prices[1].duration：同样长',
    ],
    ['half a day of a trial', [...firstPackage, 'trialDays'], 0.5, 'apps[0].packages[0].trialDays：应为整数'],
    ['less than no day of a trial', [...firstPackage, 'trialDays'], -1, 'apps[0].packages[0].trialDays：不能小于 0'],
    ['no price at all', ['apps', 2, 'negotiable'], false, 'apps[2].packages：第一个套餐没有可以购买的价格'],
    [
      'a block of free apps without a free package',
      [...firstApp, 'zeroTry'],
      true,
      'apps[0].zeroTry：0元体验的应用至少要有',
    ],
    ['a video of another site', [...firstApp, 'videos', 0], 'https://a.cn/a.mp4', 'apps[0].videos[0]：页面只播放门户'],
    [
      'a place of banners that there is not',
      ['banners', 0, 'place'],
      'home',
      'banners[0].place：应为 "market" 或 "platform"',
    ],
    ['a banner that leads nowhere', ['banners', 0, 'app'], undefined, 'banners[0]：app（应用的 id）与 url'],
    ['a banner that leads to two places', ['banners', 0, 'url'], 'https://a.cn/', 'banners[0]：app（应用的 id）与 url'],
    ['a banner to an unknown app', ['banners', 0, 'app'], 'gone', 'banners[0].app：没有 id 为 gone 的应用'],
    [
      'a banner to an address that is not followed',
      ['banners', 1, 'url'],
      'javascript:x',
      'banners[1].url：应为 http 或 https',
    ],
    ['an advisor without a name', ['advisor', 'name'], '', 'advisor.name：不能为空'],
    ['a year twice', ['marketSize', 1, 'year'], 2025, 'marketSize[1].year：这一年已经有了'],
    ['shares of more than the market', ['marketShares', 0, 'share'], 61, 'marketShares：各项之和应为 100，现为 101'],
  ])('names the place of %s', (_what, path, value, line) => {
    expect(problemsOf(changed(path, value))).toEqual([expect.stringContaining(line)]);
  });

  it('names every place at once', () => {
    expect(problemsOf({ ...(changed(['hot'], 5) as object), version: 3 })).toHaveLength(2);
  });

  it.each([null, 5, 'x', []])('is refused as a whole when it is %j', (content) => {
    expect(problemsOf(content)).toEqual(['文件：应为一组字段，写在 { } 中']);
  });
});
