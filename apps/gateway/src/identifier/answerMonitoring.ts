import { chinaMinute, type MonitoringData, type MonitoringWindow, type SceneTemplateCode } from '@lima-id/domain';
import type { FoundAnswer } from './lookup/lookUp.ts';

/** The template of scenes that show readings. */
export const monitoringTemplate: SceneTemplateCode = 'runningMonitoring';

/** Reads what an object reported of itself, by its identifier in canonical form; the last 24 hours without a window. */
export type ReadMonitoring = (identifier: string, window?: MonitoringWindow) => Promise<MonitoringData>;

/** The answer with the monitoring scene `sceneConfId`: what the object reported, then the stored elements. */
export async function monitoringBody(
  found: FoundAnswer,
  sceneConfId: string,
  window: MonitoringWindow | undefined,
  readMonitoring: ReadMonitoring,
): Promise<Uint8Array> {
  const [kept, value] = await Promise.all([
    found.source.readElements(sceneConfId),
    readMonitoring(found.identifier, window),
  ]);
  const reported = { dataId: 'monitoring-data', dataType: 'Monitoring', label: '运行数据', value } as const;
  const updateTime = value.lastAt === null ? '' : chinaMinute(value.lastAt);
  return found.withElements([reported, ...kept], {}, updateTime);
}
