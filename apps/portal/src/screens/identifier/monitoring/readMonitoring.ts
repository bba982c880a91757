import type { Element, MonitoringData, MonitoringWindow } from '@lima-id/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readFigures } from '../readFigures.ts';
import type { SceneBodyProps } from '../sceneProps.ts';
import { sceneQueryOptions } from '../sceneQueries.ts';
import { asksForPhone } from '../verification/asksForPhone.ts';

/** What the object reported, among the elements of its scene; undefined without it. */
export function readingsOf(elements: readonly Element[]): MonitoringData | undefined {
  return elements.find((element) => element.dataType === 'Monitoring')?.value;
}

/** Milliseconds between two reads while the page is visible. */
export const monitoringRefreshMs = 30_000;

/** Reads the scene with the readings of a range. When the verification has expired, the scene asks for the phone again. */
export function monitoringQueryOptions(
  client: QueryClient,
  visit: SceneBodyProps['visit'],
  sceneConfId: string,
  window: MonitoringWindow,
) {
  const scene = sceneQueryOptions(visit, sceneConfId).queryKey;
  return queryOptions<Element[]>({
    queryKey: [...scene, 'monitoring', window],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const asked = { identifier: visit.text, sceneConfId, monitoring: { window } };
      const { elements } = await readFigures(asked, { signal, quiet: true });
      if (asksForPhone(elements)) client.setQueryData(scene, elements);
      return elements;
    },
  });
}
