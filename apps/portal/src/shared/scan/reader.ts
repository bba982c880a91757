import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this the reader would fetch its WebAssembly from a public CDN.
prepareZXingModule({
  overrides: { locateFile: (file: string, prefix: string) => (file.endsWith('.wasm') ? wasmAddress : prefix + file) },
});

const common: ReaderOptions = {
  formats: ['QRCode', 'MicroQRCode', 'DataMatrix'],
  tryInvert: true,
  maxNumberOfSymbols: 4,
};

/** Reads the QR and Data Matrix codes in one frame of the camera: quickly, since the next frame comes soon. */
export async function readFrame(frame: ImageData): Promise<string[]> {
  const results = await readBarcodes(frame, { ...common, tryHarder: false, tryDownscale: false });
  return results.filter((result) => result.isValid).map((result) => result.text);
}

/** Reads the QR and Data Matrix codes in a still picture: thoroughly. */
export async function readStill(still: ImageData): Promise<string[]> {
  const results = await readBarcodes(still, { ...common, tryHarder: true, tryRotate: true, tryDownscale: true });
  return results.filter((result) => result.isValid).map((result) => result.text);
}
