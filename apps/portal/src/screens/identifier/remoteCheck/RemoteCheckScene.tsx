import { remoteCheckItems } from '@lima-id/domain';
import { EmptyState } from '@lima-id/ui';
import { ProductPicture } from '../Plate.tsx';
import { SceneBlocks } from '../SceneBlocks.tsx';
import type { SceneBodyProps } from '../SceneView.tsx';
import { sceneContent } from '../sceneBlocks.ts';
import { RemoteCheck } from './RemoteCheck.tsx';

/** Remote operations: the check of what can be checked, then the steps; where nothing can be checked, the data as they are. */
export default function RemoteCheckScene({ tab, elements, record }: SceneBodyProps) {
  const items = remoteCheckItems(elements);
  const content = sceneContent(elements);
  if (content.kind !== 'blocks') return <EmptyState kind="noData" />;
  const checked = items.length > 0;
  const rest = content.blocks.filter(({ kind }) => !checked || kind === 'timeline');
  return (
    <>
      {checked && <RemoteCheck items={items} picture={<ProductPicture record={record} alt="" />} />}
      {rest.length > 0 && <SceneBlocks blocks={rest} templateCode={tab.templateCode} />}
    </>
  );
}
