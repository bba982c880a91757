import { initialProduction, readChinaTime } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { nextScene, type SceneEvent } from './sceneMachine.ts';

const now = readChinaTime('2026-11-23 09:00') ?? Number.NaN;
const opened = (...events: readonly SceneEvent[]) => events.reduce(nextScene, initialProduction(now));

const options: SceneEvent = {
  type: 'optionsLoaded',
  options: [
    { code: 'energy', name: '能耗数据' },
    { code: 'abnormal', name: '异常数据' },
  ],
};
const wish: SceneEvent = { type: 'tabChosen', dataOption: 'abnormal', now };
const first: readonly SceneEvent[] = [
  { type: 'first', event: { type: 'retried' } },
  { type: 'first', event: { type: 'loaded' } },
];

describe('nextScene', () => {
  it('is ready with the data of the scene when nothing else is asked for', () => {
    expect(opened(options, ...first)).toMatchObject({ phase: 'ready', request: null });
    expect(opened(...first, options)).toMatchObject({ phase: 'ready', request: null });
  });

  it('still waits for what an address asks for when the data of the scene come in the same moment as the options', () => {
    for (const order of [
      [options, wish, ...first],
      [...first, options, wish],
      [options, wish, { type: 'first', event: { type: 'failed' } } as const],
    ])
      expect(opened(...order)).toMatchObject({ phase: 'loading', request: { dataOption: 'abnormal' } });
  });

  it('is ready when what was asked for has come', () => {
    expect(opened(options, wish, ...first, { type: 'loaded' })).toMatchObject({ phase: 'ready' });
  });
});
