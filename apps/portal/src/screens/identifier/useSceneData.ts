import type { IdentifierRecord, SceneTemplateCode } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import type { Visit } from '../../shared/lookup/recordQuery.ts';
import { failedMessage } from './failedCall.ts';
import type { SceneData } from './sceneProps.ts';
import { sceneQueryOptions } from './sceneQueries.ts';
import { asksForPhone } from './verification/asksForPhone.ts';

/** The template of scenes that show figures of production. */
export const productionTemplate: SceneTemplateCode = 'intelligentProduction';

/** Scenes whose data do not come with a record: figures of production, and readings. */
const figureTemplates: ReadonlySet<SceneTemplateCode | undefined> = new Set([productionTemplate, 'runningMonitoring']);

/**
 * The data of a scene: what came with the record, or the server's reply. Read once per visit, and once more when `verified` means
 * that the phone request in the record is outdated.
 */
export function useSceneData(
  visit: Visit,
  record: IdentifierRecord,
  sceneConfId: string,
  verified = false,
): SceneData & { failedAt: number } {
  const figures = figureTemplates.has(record.scenes.find((scene) => scene.sceneConfId === sceneConfId)?.templateCode);
  const came = sceneConfId === record.sceneConfId && !figures && !(verified && asksForPhone(record.elements));
  const query = useQuery({ ...sceneQueryOptions(visit, sceneConfId, figures), enabled: !came && sceneConfId !== '' });
  const failedAt = query.errorUpdatedAt;
  if (query.data !== undefined) return { state: 'ready', elements: query.data, failedAt };
  if (came) return { state: 'ready', elements: record.elements, failedAt };
  if (query.isFetching || query.error === null) return { state: 'loading', failedAt };
  return { state: 'failed', message: failedMessage(query.error), retry: () => void query.refetch(), failedAt };
}
