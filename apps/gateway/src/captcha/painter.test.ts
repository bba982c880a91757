import { describe, expect, it } from 'vitest';
import { pictureArea } from './drawChallenge.ts';
import { createPainter } from './painter.ts';

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
});
