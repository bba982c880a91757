import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';

/** Environment variable with a folder of fonts, for machines that have no Chinese one. */
const folderVariable = 'BENCH_FONTS';

/** The environment of a browser that also finds the fonts of the named folder, by fontconfig, whose cache is kept for the next run. */
export function browserEnvironment(): NodeJS.ProcessEnv {
  const folder = process.env[folderVariable];
  if (!folder) return process.env;
  const place = join(tmpdir(), 'lima-fonts');
  mkdirSync(place, { recursive: true });
  const file = join(place, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${resolve(folder)}</dir>
  <cachedir>${place}</cachedir>
</fontconfig>
`;
  writeFileSync(file, text);
  return { ...process.env, FONTCONFIG_FILE: file };
}

/**
 * Throws unless the browser draws Chinese. Without a font of its own for it, it asks the system about each new character, which no phone
 * does: layout takes several times as long.
 */
export async function requireChineseFont(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const hasFont = await page.evaluate(() => {
    const pixelsOf = (character: string) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      context.font = '64px sans-serif';
      context.fillText(character, 0, 64);
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
    };
    // Characters without a glyph are all drawn as the same box.
    return pixelsOf('力') !== pixelsOf('码');
  });
  await page.close();
  if (!hasFont) {
    throw new Error(
      `The browser has no Chinese font: install one (fonts-noto-cjk on Debian), or name a folder with one in ${folderVariable}.`,
    );
  }
}
