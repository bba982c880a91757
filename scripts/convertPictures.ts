// Converts committed PNGs to lossless WebP, the largest first, up to a number of megabytes of PNG: `node scripts/convertPictures.ts 25`.
// Compares the pixels of each before its PNG is deleted.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asWebp, picturesFolder } from './pictureFiles.ts';

const megabyte = 1e6;
const most = Number(process.argv[2]) * megabyte;
if (!(most > 0)) throw new Error('Usage, with megabytes of PNG to convert: node scripts/convertPictures.ts 25');

const pictures = readdirSync(picturesFolder)
  .filter((name) => name.endsWith('.png'))
  .map((name) => ({ file: join(picturesFolder, name), png: readFileSync(join(picturesFolder, name)) }))
  .toSorted((a, b) => b.png.length - a.png.length);
let before = 0;
let after = 0;
let count = 0;
for (const { file, png } of pictures) {
  if (before + png.length > most) continue;
  const webp = await asWebp(png);
  if (webp.length >= png.length) continue;
  writeFileSync(file.replace(/\.png$/, '.webp'), webp);
  rmSync(file);
  before += png.length;
  after += webp.length;
  count += 1;
}
console.log(
  `${count} pictures: ${(before / megabyte).toFixed(1)} MB of PNG became ${(after / megabyte).toFixed(1)} MB of WebP.`,
);
