import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumSwitches, findChromium } from '../../scripts/chromium.ts';
import { faces, frameSize } from './canvas.ts';

/** Base URL of the fonts in the page; served locally. */
const origin = 'http://films.invalid';
const packages = new URL('../../node_modules/', import.meta.url);
const sheets = [
  '@fontsource-variable/noto-sans-sc/index.css',
  '@fontsource/jetbrains-mono/latin-500.css',
  '@fontsource/barlow-semi-condensed/latin-600.css',
];
const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.woff2': 'font/woff2', '.woff': 'font/woff' };

const html = `<!doctype html><meta charset="utf-8">${sheets
  .map((sheet) => `<link rel="stylesheet" href="${origin}/${sheet}">`)
  .join('')}<style>body{margin:0}svg{display:block}text{font-variant-ligatures:none}</style><body></body>`;

/** Captures frames. */
export interface Camera {
  /** A frame as PNG. */
  take(frame: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

async function serveFonts(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const body = await readFile(new URL(`.${pathname}`, packages)).catch(() => null);
    if (body === null) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: types[extname(pathname)] ?? 'application/octet-stream', body });
  });
}

/** Opens a page of the size of a frame with our fonts loaded for every character of `words`. */
export async function openCamera(words: string): Promise<Camera> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumSwitches });
  const page = await browser.newPage({ viewport: frameSize, deviceScaleFactor: 1 });
  await serveFonts(page);
  await page.goto(`${origin}/`);
  await page.evaluate(
    async ([text, ...families]) => {
      const looks = families.flatMap((family) => ['500', '600', '700'].map((weight) => `${weight} 30px ${family}`));
      await Promise.all(looks.map((look) => globalThis.document.fonts.load(look, text)));
    },
    [words, ...Object.values(faces)],
  );
  return {
    async take(frame) {
      await page.evaluate((svg) => {
        globalThis.document.body.innerHTML = svg;
      }, frame);
      return page.screenshot({ type: 'png' });
    },
    close: () => browser.close(),
  };
}
