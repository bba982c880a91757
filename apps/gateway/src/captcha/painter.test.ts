import type { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { createPainter } from './painter.ts';
import { pictureArea } from './pictureArea.ts';

describe('createPainter', () => {
  it('draws pictures sequentially on a worker thread without blocking the main thread', async () => {
    const painter = createPainter();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const first = await painter.draw();
    const second = await painter.draw();
    clearInterval(timer);
    expect(first.width).toBe(pictureArea.width);
    expect(first.picture).not.toBe(second.picture);
    expect(turns).toBeGreaterThan(10);
    await painter.stop();
  });

  it('rejects the current picture when its thread exits, and starts another for the next', async () => {
    const painter = createPainter();
    const [drawing] = await Promise.allSettled([painter.draw(), painter.stop()]);
    expect(drawing).toMatchObject({ status: 'rejected', reason: { message: 'The drawing thread has ended.' } });
    expect(await painter.draw()).toMatchObject({ height: pictureArea.height });
    await painter.stop();
  });

  it('ends its thread when no picture was drawn for a while, and starts another for the next', async () => {
    const threads: Worker[] = [];
    const noteThread = (thread: Worker) => threads.push(thread);
    process.on('worker', noteThread);
    const painter = createPainter(1);
    await painter.draw();
    await vi.waitFor(() => expect(threads.map(({ threadId }) => threadId)).toEqual([-1]), 5_000);
    expect(await painter.draw()).toMatchObject({ height: pictureArea.height });
    expect(threads).toHaveLength(2);
    await painter.stop();
    process.off('worker', noteThread);
  });
});
