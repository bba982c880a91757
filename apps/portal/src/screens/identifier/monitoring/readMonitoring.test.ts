import { monitoringData, monitoringElement, treadmillRecord } from '@lima-id/api/msw';
import type { Element } from '@lima-id/domain';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFigures } from '../readFigures.ts';
import { sceneQueryOptions } from '../sceneQueries.ts';
import { monitoringQueryOptions, readingsOf } from './readMonitoring.ts';

vi.mock('../readFigures.ts', () => ({ readFigures: vi.fn<typeof readFigures>() }));

const visit = { text: treadmillRecord.identifier, visit: 'test' };
const scene = sceneQueryOptions(visit, 'scene-8').queryKey;
const week = monitoringData('week');
const verify: Element = { dataId: 'verify', dataType: 'isVerify', label: '手机验证', value: '请验证手机号后查看' };

function answer(elements: Element[]): void {
  vi.mocked(readFigures).mockResolvedValue({ ...treadmillRecord, elements });
}

beforeEach(() => {
  vi.mocked(readFigures).mockReset();
});

describe('readingsOf', () => {
  it('finds what the object reported, and nothing in other elements', () => {
    expect(readingsOf([verify, monitoringElement(week)])).toBe(week);
    expect(readingsOf([verify])).toBeUndefined();
  });
});

describe('monitoringQueryOptions', () => {
  it('asks for the range, and leaves the data of the scene alone', async () => {
    const client = new QueryClient();
    answer([monitoringElement(week)]);
    const elements = await client.fetchQuery(monitoringQueryOptions(client, visit, 'scene-8', 'week'));
    expect(readingsOf(elements)).toEqual(week);
    expect(vi.mocked(readFigures).mock.lastCall?.[0]).toEqual({
      identifier: visit.text,
      sceneConfId: 'scene-8',
      monitoring: { window: 'week' },
    });
    expect(client.getQueryData(scene)).toBeUndefined();
  });

  it('lets the scene ask for the phone again when the verification has expired', async () => {
    const client = new QueryClient();
    client.setQueryData(scene, [monitoringElement(week)]);
    answer([verify]);
    await client.fetchQuery(monitoringQueryOptions(client, visit, 'scene-8', 'day'));
    expect(client.getQueryData(scene)).toEqual([verify]);
  });
});
