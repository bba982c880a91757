import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { showWhole } from './showWhole.ts';

/** Contrast of a text against what is actually rendered behind it. */
export interface Measured {
  /** axe's selector of the element. */
  target: string;
  text: string;
  /** Lowest contrast under a glyph, ignoring the worst percentile (antialiased edges); null when no part of the text is visible. */
  ratio: number | null;
  /** Required contrast: 4.5, and 3 for large text. */
  least: number;
}

/** Position and style of a text. */
interface Setting {
  target: string;
  text: string;
  colour: string;
  /** Its line boxes, in px of the page. */
  lines: { x: number; y: number; width: number; height: number }[];
  least: number;
}

/** Elements whose contrast axe reports as incomplete. */
async function undecided(page: Page): Promise<string[]> {
  const { incomplete } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  return incomplete.flatMap(({ nodes }) => nodes).map(({ target }) => String(target[0]));
}

/** Marks fixed and sticky elements, which would cover the page in a full-page screenshot. */
const fixedMark = 'data-fixed-to-window';

/** Stops animations; marks and hides fixed elements. */
const still = `
  pre { max-height: none !important; }
  *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  [${fixedMark}] { visibility: hidden !important; }`;

/** Attempts to photograph a page on which something may still be loading. */
const attemptsMost = 10;

/** Hides the glyphs but not their background. */
const withoutText = `
  *, *::before, *::after, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
  svg text { fill: transparent !important; }`;

function readSettings(page: Page, targets: readonly string[]): Promise<Setting[]> {
  return page.evaluate((selectors) => {
    /** Effective opacity of an element: its own times that of its ancestors. */
    function opacity(element: Element): number {
      let product = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        product *= Number(getComputedStyle(at).opacity);
      return product;
    }
    /** The visible part of a line box after clipping by its ancestors. */
    function shownPart(element: Element, line: DOMRect): DOMRect {
      let { left, top, right, bottom } = line;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    function linesOf(element: Element): DOMRect[] {
      const range = document.createRange();
      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const rects = own.flatMap((node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
      return rects.length > 0 ? rects : [element.getBoundingClientRect()];
    }
    return selectors.flatMap((target) => {
      const element = document.querySelector(target);
      if (element === null) return [];
      const empty =
        (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value === '';
      const style = getComputedStyle(element, empty ? '::placeholder' : null);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 56 / 3 && Number(style.fontWeight) >= 700);
      const colour = element instanceof SVGElement && element.closest('text') !== null ? style.fill : style.color;
      return [
        {
          target,
          text: (element.textContent ?? '').trim().slice(0, 30),
          colour: `${colour} / ${opacity(element)}`,
          lines: linesOf(element)
            .map((line) => shownPart(element, line))
            .map(({ x, y, width, height }) => ({
              x: x + window.scrollX,
              y: y + window.scrollY,
              width,
              height,
            })),
          least: large ? 3 : 4.5,
        },
      ];
    });
  }, targets);
}

/** Compares both screenshots under every text, in a separate page without the measured page's CSP. */
async function compare(page: Page, settings: readonly Setting[], shown: Buffer, bare: Buffer): Promise<Measured[]> {
  const desk = await page.context().newPage();
  const pictures = [shown, bare].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const measured = await desk.evaluate(
    async ({ pictures, settings }) => {
      const [shown, bare] = await Promise.all(
        pictures.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d', { willReadFrequently: true });
          context?.drawImage(image, 0, 0);
          return context;
        }),
      );
      if (shown == null || bare == null) throw new Error('The pictures cannot be read.');
      const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      function parsed(colour: string): [number, number, number, number] {
        if (probe === null) throw new Error('Colours cannot be read.');
        const [value = '', opacity = '1'] = colour.split(' / ').length === 2 ? colour.split(' / ') : [colour, '1'];
        probe.clearRect(0, 0, 1, 1);
        probe.fillStyle = value;
        probe.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = probe.getImageData(0, 0, 1, 1).data;
        return [r, g, b, (a / 255) * Number(opacity)];
      }
      function luminance(channels: readonly number[]): number {
        const [r = 0, g = 0, b = 0] = channels.map((channel) => {
          const part = channel / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      }
      return settings.map(({ target, text, colour, lines, least }) => {
        const [r, g, b, alpha] = parsed(colour);
        const ratios: number[] = [];
        for (const { x, y, width, height } of lines) {
          if (width < 1 || height < 1 || x < 0 || y < 0) continue;
          const area = [Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)] as const;
          const [seen, under] = [shown.getImageData(...area).data, bare.getImageData(...area).data];
          for (let at = 0; at < under.length; at += 4) {
            const ground = [under[at] ?? 0, under[at + 1] ?? 0, under[at + 2] ?? 0];
            const moved = Math.max(...ground.map((channel, index) => Math.abs(channel - (seen[at + index] ?? 0))));
            // Only pixels that a glyph covers mostly: edges are blended.
            if (moved < 8) continue;
            const ink = [r, g, b].map((channel, index) => channel * alpha + (ground[index] ?? 0) * (1 - alpha));
            const [one, other] = [luminance(ink), luminance(ground)];
            ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
          }
        }
        ratios.sort((one, other) => one - other);
        return { target, text, ratio: ratios[Math.floor(ratios.length / 100)] ?? null, least };
      });
    },
    { pictures, settings: [...settings] },
  );
  await desk.close();
  return measured;
}

/** Screenshots with texts and without, and where the texts stand in both: taken again when the page has moved meanwhile. */
async function photograph(page: Page, targets: readonly string[], fullPage: boolean) {
  const style = fullPage ? still : still.replace('hidden', 'visible');
  for (let settings = await readSettings(page, targets), attempt = 1; attempt <= attemptsMost; attempt += 1) {
    const shown = await page.screenshot({ fullPage, style });
    const bare = await page.screenshot({ fullPage, style: style + withoutText });
    const before = JSON.stringify(settings);
    settings = await readSettings(page, targets);
    if (JSON.stringify(settings) === before) return { settings, shown, bare };
  }
  throw new Error('The page does not stand still.');
}

/**
 * Measures contrast by pixels where axe cannot: the text colour against a screenshot without text, at the pixels of its glyphs. Fixed
 * elements are measured in a viewport screenshot, everything else in a full-page one.
 */
export async function measureContrast(page: Page): Promise<Measured[]> {
  await showWhole(page);
  const targets = await undecided(page);
  if (targets.length === 0) return [];
  const fixed = await page.evaluate(
    ({ targets, mark }) => {
      for (const element of document.querySelectorAll('body *')) {
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) element.setAttribute(mark, '');
      }
      return targets.filter((target) => document.querySelector(target)?.closest(`[${mark}]`) != null);
    },
    { targets, mark: fixedMark },
  );
  const found: Measured[] = [];
  for (const [group, fullPage] of [
    [targets.filter((target) => !fixed.includes(target)), true],
    [fixed, false],
  ] as const) {
    if (group.length === 0) continue;
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const { settings, shown, bare } = await photograph(page, group, fullPage);
    found.push(...(await compare(page, settings, shown, bare)));
  }
  return found;
}
