import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));

// Without this the reader would fetch its WebAssembly from a public CDN.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** The texts of the symbols in a picture. */
export async function readSymbols(picture: Uint8Array): Promise<string[]> {
  const results = await readBarcodes(picture, { formats: ['QRCode', 'DataMatrix'], tryHarder: true });
  return results.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/** An SVG as a PNG of so many px a mm. */
export async function pictureOfSvg(svg: Uint8Array, pxPerMm: number): Promise<Uint8Array> {
  const inPx = (_match: string, name: string, mm: string) => `${name}="${Number(mm) * pxPerMm}"`;
  const sized = Buffer.from(svg)
    .toString()
    .replace(/(width|height)="([\d.]+)mm"/g, inPx);
  const image = await loadImage(Buffer.from(sized));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toBuffer('image/png');
}

/** A part of a page in mm. */
export interface PagePart {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Parts of each page of a PDF, as pictures of 300 dpi. */
export async function pictureParts(pdf: Uint8Array, parts: readonly PagePart[]): Promise<Uint8Array[][]> {
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Uint8Array[][] = [];
  const pxPerMm = 300 / 25.4;
  for (let page = 1; page <= numPages; page += 1) {
    const drawn = await renderPageAsImage(new Uint8Array(pdf), page, {
      canvasImport: () => import('@napi-rs/canvas'),
      scale: 300 / 72,
    });
    const image = await loadImage(Buffer.from(drawn));
    pages.push(
      parts.map(({ x, y, width, height }) => {
        const [left, top, wide, high] = [x, y, width, height].map((mm) => Math.round(mm * pxPerMm));
        const canvas = createCanvas(wide ?? 0, high ?? 0);
        canvas.getContext('2d').drawImage(image, -(left ?? 0), -(top ?? 0));
        return canvas.toBuffer('image/png');
      }),
    );
  }
  return pages;
}
