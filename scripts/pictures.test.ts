import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isScreen } from '../.storybook/pictured.ts';
import { dependsOnWidth, hasWidthRule, type Rule } from '../.storybook/widthRules.ts';
import { choosePinned, shellBeside } from './chromium.ts';
import { pictureDifference } from './pictureDifference.ts';
import { asWebp, pictureFile, picturesFolder, samePixels } from './pictureFiles.ts';
import { allStems, orphans, phoneStoryIds, storyIds } from './pictureNames.ts';
import { judgePictures, whyNotCompared } from './pictures.ts';

const pinned = { platform: 'linux-x64', chromium: 156 };

describe('whyNotCompared', () => {
  it('returns null when platform and major version match the committed screenshots', () => {
    expect(whyNotCompared({ platform: 'linux-x64', chromium: 156 }, pinned)).toBeNull();
  });

  it.each([
    { platform: 'linux-x64', chromium: 150 },
    { platform: 'darwin-arm64', chromium: 156 },
  ])('names both browsers and the way out on $platform with Chromium $chromium', (here) => {
    const sentence = whyNotCompared(here, pinned);
    expect(sentence).toContain('made on linux-x64 with Chromium 156');
    expect(sentence).toContain(`this is ${here.platform} with Chromium ${here.chromium}`);
    expect(sentence).toContain('CHROMIUM_PATH');
  });
});

describe('judgePictures', () => {
  it('reports how many screenshots were compared', () => {
    expect(judgePictures(2700, true, true)).toEqual({ sentence: 'pictures: 2700 compared', fails: false });
  });

  it('fails only in CI when no screenshot was compared', () => {
    expect(judgePictures(0, true, true).fails).toBe(true);
    expect(judgePictures(0, false, true).fails).toBe(false);
  });
});

describe('judgePictures without pictures', () => {
  it('names the cause only when the stories did not run', () => {
    expect(judgePictures(0, true, false).sentence).toBe('pictures: none compared, since the stories did not run.');
    expect(judgePictures(0, true, true).sentence).toBe('pictures: none compared.');
  });
});

describe('choosePinned', () => {
  const majors: Record<string, number> = { '/usr/bin/chromium': 150, '/usr/bin/google-chrome': 156 };
  const majorOf = (path: string) => majors[path] ?? Number.NaN;

  it('prefers the browser with the pinned version, wherever it is in the list', () => {
    expect(choosePinned(Object.keys(majors), 156, majorOf)).toBe('/usr/bin/google-chrome');
  });

  it('falls back to the first browser when none has the pinned version', () => {
    expect(choosePinned(Object.keys(majors), 159, majorOf)).toBe('/usr/bin/chromium');
  });

  it('returns nothing when no browser is installed', () => {
    expect(choosePinned([], 156, majorOf)).toBeNull();
  });
});

describe('shellBeside', () => {
  it('finds the headless shell of the same revision as the Chromium of Playwright', () => {
    const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
    const shell = join(folder, 'chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell');
    mkdirSync(join(shell, '..'), { recursive: true });
    writeFileSync(shell, '');
    expect(shellBeside(join(folder, 'chromium-1255/chrome-linux64/chrome'))).toBe(shell);
    expect(shellBeside(join(folder, 'chromium-1300/chrome-linux64/chrome'))).toBeNull();
    rmSync(folder, { recursive: true });
  });
});

/** A picture of noise, as PNG; `at` is the value of its first byte. */
function noise(at: number): Promise<Buffer> {
  const [width, height, channels] = [40, 30, 3] as const;
  const data = Buffer.from(
    Array.from({ length: width * height * channels }, (_value, index) => (index * 2_654_435_761) >>> 24),
  );
  data[0] = at;
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
}

describe('pictures as WebP', () => {
  it('keep every pixel', async () => {
    const png = await noise(1);
    const webp = await asWebp(png);
    expect(webp.subarray(8, 12).toString()).toBe('WEBP');
    expect(await samePixels(png, webp)).toBe(true);
  });

  it('differ when one value of one pixel does, or the size', async () => {
    const webp = await asWebp(await noise(1));
    expect(await samePixels(await noise(2), webp)).toBe(false);
    const turned = await sharp(await noise(1))
      .rotate(90)
      .png()
      .toBuffer();
    expect(await samePixels(turned, webp)).toBe(false);
  });
});

/** A white picture of `width` x `height` px with a black bar of `length` px. */
function bar(length: number, width = 100, height = 100): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 255);
  data.fill(0, width * 3, width * 3 + length * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('pictureDifference', () => {
  it('returns null when every pixel is the same, whatever the format', async () => {
    const png = await bar(30);
    expect(await pictureDifference(await asWebp(png), png)).toBeNull();
  });

  it('tolerates a difference of 5 in 10,000 pixels, and counts a larger one', async () => {
    expect(await pictureDifference(await bar(0), await bar(5))).toBeNull();
    const difference = await pictureDifference(await bar(0), await bar(30));
    expect(difference?.message).toBe('30 of 10000 pixels differ.');
    expect((await sharp(difference?.png ?? Buffer.alloc(0)).metadata()).width).toBe(100);
  });

  it('tolerates no more than 40 pixels on a long page', async () => {
    const page = (length: number) => bar(length, 1440, 2539);
    expect(await pictureDifference(await page(0), await page(40))).toBeNull();
    expect((await pictureDifference(await page(0), await page(41)))?.message).toBe('41 of 3656160 pixels differ.');
  });

  it('names both sizes when they differ', async () => {
    expect(await pictureDifference(await bar(0), await bar(0, 90))).toEqual({
      message: 'is 90 x 100 px in place of 100 x 100 px.',
      png: null,
    });
  });
});

describe('dependsOnWidth', () => {
  it.each([
    ['(max-width: 767px)', true],
    ['(min-width: 768px) and (max-width: 1199px)', false],
    ['(min-width: 1408px)', true],
    ['(min-width: 384px)', false],
    ['(min-width: 48rem)', true],
    ['print and (max-width: 767px)', false],
    ['(prefers-reduced-motion: reduce)', false],
  ])('finds that %s decides between the two widths: %s', (condition, expected) => {
    expect(dependsOnWidth(condition)).toBe(expected);
  });
});

describe('hasWidthRule', () => {
  const container: Rule = { conditionText: '(max-width: 600px)', cssRules: [{ selectorText: '.table' }] };
  const media = (conditionText: string, ...selectors: string[]): Rule => ({
    conditionText,
    cssRules: selectors.map((selectorText) => ({ selectorText })),
  });
  const finds = (rules: Rule[], ...shown: string[]) =>
    hasWidthRule(
      rules,
      (rule) => rule === container,
      (selector) => shown.includes(selector),
    );

  it('is true only when the rule applies to something that is shown', () => {
    const rules = [{ selectorText: '.button' }, media('(max-width: 767px)', '.field')];
    expect(finds(rules, '.field')).toBe(true);
    expect(finds(rules, '.button')).toBe(false);
  });

  it('reads container queries whatever their width, and nested rules', () => {
    expect(finds([container], '.table')).toBe(true);
    expect(finds([{ selectorText: '.card', cssRules: [media('(max-width: 767px)', '.head')] }], '.head')).toBe(true);
  });

  it('matches elements without their states and pseudo-elements', () => {
    expect(finds([media('(max-width: 767px)', '.link:hover::after')], '.link')).toBe(true);
  });
});

describe('storyIds', () => {
  it('has an id for every exported story and none for types', () => {
    const source = `const meta = { component: A, title: 'Screens/Mine 我的/Orders 订单', id: 'screens-mine-orders' } satisfies Meta;
      export default meta;
      export type Kept = string;
      export const BeyondLastPage: Story = {};
      export const Empty: Story = {};`;
    expect(storyIds('A.stories.tsx', source)).toEqual([
      'screens-mine-orders--beyond-last-page',
      'screens-mine-orders--empty',
    ]);
  });
});

describe('phoneStoryIds', () => {
  it('has the ids of the stories that are shown on a phone, and not of those after them', () => {
    const source = `const meta = { component: A, title: 'Inputs/A 甲', id: 'components-a' } satisfies Meta;
      export const Wide: Story = {};
      export const Narrow: Story = { ...Wide, globals: onPhone };
      export const WideAgain: Story = {};`;
    expect(phoneStoryIds('A.stories.tsx', source)).toEqual(['components-a--narrow']);
  });
});

/** What a committed picture may weigh on average, in bytes: their number grows with the product, a picture does not. */
const mostBytesEach = 20_000;

describe('the committed pictures', () => {
  const files = readdirSync(picturesFolder);
  const root = join(import.meta.dirname, '..');
  const stems = allStems(root);

  it('are one lossless WebP each', () => {
    expect(files.filter((file) => !/-(?:1440|390)\.webp$/.test(file))).toEqual([]);
    expect(pictureFile((files[0] ?? '').replace(/\.webp$/, ''))).toBe(join(picturesFolder, files[0] ?? ''));
  });

  it('all belong to a story', () => {
    expect(orphans(files, stems)).toEqual([]);
    expect(orphans(['components-gone-story-1440.webp', 'notes.txt'], stems)).toHaveLength(2);
  });

  it('show every story at the wide width, every screen at both, and a story on a phone at the narrow one', () => {
    const shown = new Set(files.map((file) => file.replace(/\.\w+$/, '')));
    const onPhone = allStems(root, phoneStoryIds);
    const wanted = [...stems].flatMap((stem) => [
      ...(onPhone.has(stem) ? [] : [`${stem}-1440`]),
      ...(onPhone.has(stem) || isScreen(stem) ? [`${stem}-390`] : []),
    ]);
    expect(onPhone.size).toBeGreaterThan(5);
    expect(wanted.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('weigh no more on average than they may', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(picturesFolder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(files.length * mostBytesEach);
  });
});
