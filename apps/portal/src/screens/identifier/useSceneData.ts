import type { IdentifierRecord } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { failedMessage, sceneQueryOptions } from './recordQuery.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';
import type { SceneData } from './SceneView.tsx';

/** The data of a scene: that which came with the record, or what the server answers for it. Read once a visit. */
export function useSceneData(
  visit: Pick<RequestedIdentifier, 'text' | 'visit'>,
  record: IdentifierRecord,
  sceneConfId: string,
): SceneData & { failedAt: number } {
  const came = sceneConfId === record.sceneConfId;
  const query = useQuery({ ...sceneQueryOptions(visit, sceneConfId), enabled: !came && sceneConfId !== '' });
  const failedAt = query.errorUpdatedAt;
  if (came) return { state: 'ready', elements: record.elements, failedAt };
  if (query.data !== undefined) return { state: 'ready', elements: query.data, failedAt };
  if (query.isFetching || query.error === null) return { state: 'loading', failedAt };
  return { state: 'failed', message: failedMessage(query.error), retry: () => void query.refetch(), failedAt };
}
