import { type IdentifierRecord, type RemoteCheckItem, remoteCheckItems } from '@lima-id/domain';
import { EmptyState, useToast } from '@lima-id/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../../shared/page/useAddressQuery.ts';
import { keepsPlace } from '../../../shared/page/useScrollPlace.ts';
import { sceneQuery } from '../chosenScene.ts';
import { failedMessage } from '../failedCall.ts';
import { ProductPicture } from '../Plate.tsx';
import { prefillFault } from '../repair/faultDraft.ts';
import { toReport } from '../repair/leadsToReport.ts';
import { SceneBlocks } from '../SceneBlocks.tsx';
import { sceneContent } from '../sceneBlocks.ts';
import type { SceneBodyProps } from '../sceneProps.ts';
import { sceneQueryOptions } from '../sceneQueries.ts';
import { keepCheck, lastCheck } from './lastCheck.ts';
import { RemoteCheck } from './RemoteCheck.tsx';

/** Reports the findings of a check: leads to the object's repair scene; undefined without one. */
function useReport(record: IdentifierRecord, items: readonly RemoteCheckItem[]): (() => void) | undefined {
  const [query, setQuery] = useAddressQuery();
  const { state } = useLocation();
  const repair = record.scenes.find(({ templateCode }) => templateCode === 'equipmentRepair');
  if (repair === undefined) return undefined;
  return () => {
    prefillFault(record.identifier, items);
    const next = new URLSearchParams(query);
    next.set(sceneQuery, repair.sceneConfId);
    setQuery(next, { state: { ...state, ...keepsPlace, ...toReport } });
  };
}

/** Reads the scene again. When the phone has to be verified again, the scene itself requests it. */
function useReread(visit: SceneBodyProps['visit'], sceneConfId: string) {
  const client = useQueryClient();
  const { show } = useToast();
  return async (): Promise<readonly RemoteCheckItem[] | null> => {
    try {
      const elements = await client.fetchQuery({ ...sceneQueryOptions(visit, sceneConfId), staleTime: 0 });
      const items = remoteCheckItems(elements);
      return items.length === 0 ? null : items;
    } catch (error) {
      show({ tone: 'danger', text: failedMessage(error) });
      return null;
    }
  };
}

/** Remote operations: the check, then the steps; without checkable items, the plain data. */
export default function RemoteCheckScene({ tab, elements, record, visit }: SceneBodyProps) {
  const items = remoteCheckItems(elements);
  const content = sceneContent(elements);
  const report = useReport(record, items);
  const reread = useReread(visit, tab.value);
  if (content.kind !== 'blocks') return <EmptyState kind="noData" />;
  const checked = items.length > 0;
  const rest = content.blocks.filter(({ kind }) => !checked || kind === 'timeline');
  return (
    <>
      {checked && (
        <RemoteCheck
          items={items}
          picture={<ProductPicture record={record} alt="" />}
          onReport={report}
          reread={reread}
          last={lastCheck(record.identifier)}
          onEnded={(abnormalCount) => keepCheck(record.identifier, abnormalCount)}
        />
      )}
      {rest.length > 0 && <SceneBlocks blocks={rest} templateCode={tab.templateCode} />}
    </>
  );
}
