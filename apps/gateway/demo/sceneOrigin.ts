import type { SceneTemplateCode } from '@lima-id/domain';
import { addDays, chinaMoment } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';

/** Data provider of automatic data. */
const systems: Partial<Record<SceneTemplateCode, string>> = {
  logistics: '承运方运单系统',
  remoteOperations: '设备物联网平台',
  runningMonitoring: '设备物联网平台',
};

/** Scenes with data sent by machines every night. */
const readings: ReadonlySet<SceneTemplateCode> = new Set(['remoteOperations', 'runningMonitoring']);

const moments = /\d{4}-\d{2}-\d{2} \d{2}:\d{2}/g;

/**
 * Provider and last change of a scene's data: the newest time that it mentions, else the day `since`. Never later than the evening before
 * `today`.
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
