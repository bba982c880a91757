import type { SceneTemplateCode } from '@lima-id/domain';
import { addDays, chinaMoment } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';

/** What provides the data that an enterprise does not enter itself. */
const systems: Partial<Record<SceneTemplateCode, string>> = {
  '6': '承运方运单系统',
  '7': '设备物联网平台',
  '8': '设备物联网平台',
};

/** Scenes whose data machines send by themselves, every night. */
const readings: ReadonlySet<SceneTemplateCode> = new Set(['7', '8']);

const moments = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}/g;

/**
 * Where the data of a scene come from, and when they last changed: at the newest moment that they tell of, else on the day `since` of
 * what the scene belongs to. Never later than the evening before `today`.
 */
export function sceneOrigin(
  { templateCode, elements }: Pick<DemoScene, 'templateCode' | 'elements'>,
  since: string,
  today: string,
): { data_source: string; updated_at: Date } {
  const evening = `${addDays(today, -1)} 22:00`;
  const written = [...JSON.stringify(elements).matchAll(moments)].map(([moment]) => moment);
  const candidates = readings.has(templateCode) ? [evening] : [`${since} 18:00`, ...written];
  const [newest = evening] = candidates
    .filter((moment) => moment <= evening)
    .toSorted()
    .toReversed();
  const [day = '', time = ''] = newest.split(' ');
  return { data_source: systems[templateCode] ?? '', updated_at: chinaMoment(day, time) };
}
