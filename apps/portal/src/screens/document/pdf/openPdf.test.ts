import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPdf } from './openPdf.ts';

const workers: EventTarget[] = [];
/** Opens the documents that pdf.js was given, in their order. */
const openings: ((pdf: { numPages: number }) => void)[] = [];

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  GlobalWorkerOptions: {},
  getDocument: () => ({ promise: new Promise<{ numPages: number }>((resolve) => openings.push(resolve)) }),
  RenderingCancelledException: class extends Error {},
}));

const bytes = () => new ArrayBuffer(8);

describe('openPdf', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        constructor() {
          super();
          workers.push(this);
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('rejects what it opens when the worker fails, and starts another worker for the next documents', async () => {
    const lost = Promise.allSettled([openPdf(bytes()), openPdf(bytes())]);
    expect(workers).toHaveLength(1);
    workers[0]?.dispatchEvent(new Event('error'));
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const later = [openPdf(bytes()), openPdf(bytes())];
    expect(workers).toHaveLength(2);
    openings[2]?.({ numPages: 3 });
    openings[3]?.({ numPages: 5 });
    expect((await Promise.all(later)).map(({ pages }) => pages)).toEqual([3, 5]);
  });
});
