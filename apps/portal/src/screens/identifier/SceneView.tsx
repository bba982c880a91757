import { type Element, type SceneTab, type SceneTemplateCode, sceneContents } from '@lima-id/domain';
import { Button, Card, EmptyState } from '@lima-id/ui';
import { useRef } from 'react';
import { SceneBlockView } from './SceneBlockView.tsx';
import { SceneContents } from './SceneContents.tsx';
import { Body, Head } from './SceneView.styles.ts';
import { countNote, type SceneBlock, sceneContent } from './sceneBlocks.ts';

/** How a scene's data stands. */
export type SceneData =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; elements: readonly Element[] };

const traceability: SceneTemplateCode = '0';

function SceneBlocks({ blocks, templateCode }: { blocks: SceneBlock[]; templateCode: SceneTemplateCode }) {
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

/** The data of one scene under its title: facts, tables and steps, or an honest word where there are none. */
export function SceneView({ tab, data }: { tab: SceneTab; data: SceneData }) {
  const content = data.state === 'ready' ? sceneContent(data.elements) : null;
  const blocks = content?.kind === 'blocks' ? content.blocks : null;
  return (
    <Card padding="lg">
      <Head>
        <h2>{tab.label}</h2>
        {blocks !== null && countNote(blocks) !== '' && <p>{countNote(blocks)}</p>}
      </Head>
      <Body data-state={blocks === null ? 'empty' : 'filled'} aria-busy={data.state === 'loading'}>
        {data.state === 'loading' && <EmptyState kind="loading" />}
        {data.state === 'failed' && (
          <EmptyState kind="loadFailed" text={data.message} actions={<Button onClick={data.retry}>刷新页面</Button>} />
        )}
        {content?.kind === 'verify' && <EmptyState kind="noData" text={content.reason} />}
        {content?.kind === 'empty' && <EmptyState kind="noData" />}
        {blocks !== null && <SceneBlocks blocks={blocks} templateCode={tab.templateCode} />}
      </Body>
    </Card>
  );
}
