import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A rendered page with its text. */
export interface DrawnPage {
  /** The paragraphs and lines of the page, in reading order. */
  words: string[];
}

/** A document that can be looked through. */
export interface OpenPdf {
  pages: number;
  /** Renders a page at the given width, in CSS px; null when `signal` aborted it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<DrawnPage | null>;
  /** Releases its resources. */
  close(): void;
}

/** Finer pictures need memory and show nothing more. */
const finest = 3;

async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  const lines = [''];
  for (const item of items) {
    if (!('str' in item)) continue;
    lines[lines.length - 1] += item.str;
    if (item.hasEOL) lines.push('');
  }
  return lines.filter((line) => line.trim() !== '');
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  { width, signal }: { width: number; signal: AbortSignal },
): Promise<DrawnPage | null> {
  const page = await pdf.getPage(number);
  const words = await wordsOf(pdf, number);
  if (signal.aborted) return null;
  const density = Math.min(finest, Math.max(1, window.devicePixelRatio));
  const viewport = page.getViewport({ scale: (width / page.getViewport({ scale: 1 }).width) * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  try {
    await drawing.promise;
  } catch (error) {
    if (error instanceof RenderingCancelledException) return null;
    throw error;
  }
  return { words };
}

let worker: Worker | undefined;

/** A worker for all documents, until it fails: the next document then starts another one. */
function startWorker(): Worker {
  const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('error', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}

/** What `opening` resolves to; rejects when the worker fails before, as when its code did not load: pdf.js would wait forever. */
function unlessFailed<Value>(used: Worker, opening: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The worker that reads documents failed.'));
    used.addEventListener('error', fail);
    void opening.then(resolve, reject).finally(() => used.removeEventListener('error', fail));
  });
}

/** Opens a PDF in a worker whose code is loaded with the first document; rejects when that code does not load. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  worker ??= startWorker();
  GlobalWorkerOptions.workerPort = worker;
  const task = getDocument({ data: bytes, isEvalSupported: false, useSystemFonts: false, useWasm: false });
  const pdf = await unlessFailed(worker, task.promise);
  return {
    pages: pdf.numPages,
    draw: (page, canvas, width, signal) => drawPage(pdf, page, canvas, { width, signal }),
    close: () => void task.destroy(),
  };
}
