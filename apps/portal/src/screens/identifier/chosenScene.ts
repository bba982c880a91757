import { type IdentifierRecord, openingSceneConfId, sceneTabs } from '@lima-id/domain';

/** The query that carries the chosen scene's `sceneConfId`. */
export const sceneQuery = 'scene';

/**
 * The scene to show: the one in the address, else the one that came with the record, else the first tab. Empty when the
 * identifier has no scene, or not the one in the address: another one would be mistaken for it.
 */
export function chosenScene(record: Pick<IdentifierRecord, 'scenes' | 'sceneConfId'>, asked: string | null): string {
  const tabs = sceneTabs(record.scenes);
  const has = (value: string | null): value is string => tabs.some((tab) => tab.value === value);
  if (asked) return has(asked) ? asked : '';
  return has(record.sceneConfId) ? record.sceneConfId : openingSceneConfId(record.scenes);
}
