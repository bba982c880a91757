import { type SceneTemplateCode, sceneContents } from '@lima-id/domain';
import { useRef } from 'react';
import { SceneBlockView } from './SceneBlockView.tsx';
import { SceneContents } from './SceneContents.tsx';
import type { SceneBlock } from './sceneBlocks.ts';

const traceability: SceneTemplateCode = 'traceability';

/** The blocks of a scene one below the other, under a table of contents where there are several headings. */
export function SceneBlocks({ blocks, templateCode }: { blocks: SceneBlock[]; templateCode: SceneTemplateCode }) {
  const holder = useRef<HTMLDivElement>(null);
  // Traceability reads as one story: the key facts, then the steps; headings would only repeat its title.
  const story = templateCode === traceability;
  const bare = (block: SceneBlock) => story && blocks.filter(({ kind }) => kind === block.kind).length === 1;
  const contents = sceneContents(blocks.filter((block) => !bare(block)));
  return (
    <>
      {contents.length > 0 && <SceneContents entries={contents} scene={() => holder.current} />}
      <div ref={holder}>
        {blocks.map((block) => (
          <SceneBlockView key={block.id} block={block} keyFacts={story} bare={bare(block)} />
        ))}
      </div>
    </>
  );
}
