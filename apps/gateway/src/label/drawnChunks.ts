import type { LabelLine } from '@lima-id/domain';
import { createWorkThread } from '../platform/thread/workThread.ts';
import { chunkMaxMs, chunksAhead, labelsChunk } from './limits.ts';
import type { DrawingPlan, DrawnLabel, SymbolKind } from './plan.ts';
import { computeSymbols } from './symbols.ts';

/** A task of the thread of a drawing: its plan first, then its labels, then its end. */
export type DrawingWork = { plan: DrawingPlan } | { labels: readonly DrawnLabel[] } | { end: true };

/** A label before its symbol is computed. */
export interface LabelToDraw {
  /** The address in its symbol. */
  address: string;
  lines: readonly LabelLine[];
  /** Name of its file, without the ending. */
  name: string;
}

async function withSymbols(kind: SymbolKind, labels: readonly LabelToDraw[]): Promise<DrawnLabel[]> {
  const symbols = await computeSymbols({ kind, texts: labels.map(({ address }) => address) });
  return labels.map(({ lines, name }, index) => ({ lines, name, modules: symbols[index] ?? new Uint8Array() }));
}

/**
 * Draws labels piece by piece, in a thread of its own that ends with the drawing. `labelAt` gives a label by its index, so that no more than
 * a few chunks exist at a time; the next chunk is drawn when it is asked for.
 */
export async function* drawnChunks(
  plan: DrawingPlan,
  kind: SymbolKind,
  count: number,
  labelAt: (index: number) => LabelToDraw,
): AsyncGenerator<Uint8Array, void, undefined> {
  const thread = createWorkThread<DrawingWork, Uint8Array>(new URL('./drawingThread.ts', import.meta.url), chunkMaxMs);
  try {
    yield await thread.run({ plan });
    const ahead: Promise<DrawnLabel[]>[] = [];
    let begun = 0;
    while (begun < count || ahead.length > 0) {
      while (begun < count && ahead.length <= chunksAhead) {
        const end = Math.min(count, begun + labelsChunk);
        const first = begun;
        const labels = Array.from({ length: end - first }, (_, index) => labelAt(first + index));
        const drawn = withSymbols(kind, labels);
        // When the drawing is cut, nobody waits for it any more.
        drawn.catch(() => undefined);
        ahead.push(drawn);
        begun = end;
      }
      const labels = await ahead.shift();
      if (labels !== undefined) yield await thread.run({ labels });
    }
    yield await thread.run({ end: true });
  } finally {
    thread.stop();
  }
}
