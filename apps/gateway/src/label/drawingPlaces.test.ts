import { describe, expect, it } from 'vitest';
import { createDrawingPlaces } from './drawingPlaces.ts';
import { drawingsMax, drawingsOfEnterpriseMax } from './limits.ts';

describe('createDrawingPlaces', () => {
  it('gives an enterprise its places, and others theirs, until all are taken', () => {
    const places = createDrawingPlaces();
    const takenBy = (prefix: string, count: number) =>
      Array.from({ length: count }, () => places.take(prefix)).filter((free) => typeof free === 'function');
    const [first] = takenBy('88.118.001', drawingsOfEnterpriseMax);
    expect(places.take('88.118.001')).toBe('ownFull');
    expect(takenBy('88.118.002', drawingsMax)).toHaveLength(drawingsMax - drawingsOfEnterpriseMax);
    expect(places.take('88.118.003')).toBe('full');
    first?.();
    first?.();
    expect(places.take('88.118.003')).toBeTypeOf('function');
    expect(places.take('88.118.003')).toBe('full');
  });
});
