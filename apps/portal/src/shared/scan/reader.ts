import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ScannedCode } from './scanVerdict.ts';

// Without this the reader would fetch its WebAssembly from a public CDN.
prepareZXingModule({
  overrides: { locateFile: (file: string, prefix: string) => (file.endsWith('.wasm') ? wasmAddress : prefix + file) },
});

const linearFormats = ['EAN13', 'EAN8', 'UPCA', 'Code128'] as const;

const common: ReaderOptions = {
  formats: ['QRCode', 'MicroQRCode', 'DataMatrix', ...linearFormats],
  tryInvert: true,
  maxNumberOfSymbols: 4,
};

function codesOf(results: readonly ReadResult[]): ScannedCode[] {
  return results
    .filter(({ isValid }) => isValid)
    .map(({ text, format }) => ({ content: text, isLinear: linearFormats.some((linear) => linear === format) }));
}

/** Reads the codes and barcodes in one frame of the camera: quickly, since the next frame comes soon. */
export async function readFrame(frame: ImageData): Promise<ScannedCode[]> {
  const results = await readBarcodes(frame, { ...common, tryHarder: false, tryDownscale: false });
  return codesOf(results);
}

/** Reads the codes and barcodes in a still picture: thoroughly. */
export async function readStill(still: ImageData): Promise<ScannedCode[]> {
  const results = await readBarcodes(still, { ...common, tryHarder: true, tryRotate: true, tryDownscale: true });
  return codesOf(results);
}
