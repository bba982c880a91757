import {
  type Element,
  type IdentifierRecord,
  remoteCheckItems,
  type SceneTab,
  type SceneTemplateCode,
  sceneContents,
} from '@lima-id/domain';
import { Button, Card, EmptyState } from '@lima-id/ui';
import { lazy, Suspense, useRef } from 'react';
import { ProductPicture } from './Plate.tsx';
import { SceneBlockView } from './SceneBlockView.tsx';
import { SceneContents } from './SceneContents.tsx';
import { Body, Head } from './SceneView.styles.ts';
import { SceneWaiting } from './SceneWaiting.tsx';
import { countNote, type SceneBlock, sceneContent } from './sceneBlocks.ts';
import { useFocusWhenOpened } from './verification/useFocusWhenOpened.ts';
import type { VerificationPlace } from './verification/useVerifiableScene.ts';

// Few visits come to these.
const PhoneVerification = lazy(() => import('./verification/PhoneVerification.tsx'));
const RemoteCheck = lazy(() => import('./remoteCheck/RemoteCheck.tsx'));

/** How a scene's data stands. */
export type SceneData =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; elements: readonly Element[] };

const traceability: SceneTemplateCode = '0';
const remoteOperations: SceneTemplateCode = '7';

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

interface SceneViewProps {
  tab: SceneTab;
  data: SceneData;
  /** What the scene belongs to. */
  record: IdentifierRecord;
  /** Where the verification is kept that this scene may ask for. */
  verification: VerificationPlace;
}

/** The data of one scene under its title: facts, tables and steps, or an honest word where there are none. */
export function SceneView({ tab, data, record, verification }: SceneViewProps) {
  const content = data.state === 'ready' ? sceneContent(data.elements) : null;
  const title = useFocusWhenOpened(content?.kind ?? null);
  if (content?.kind === 'verify') {
    return (
      <Suspense fallback={<SceneWaiting tab={tab} />}>
        <Card padding="lg">
          <PhoneVerification place={verification} sceneConfId={tab.value} label={tab.label} reason={content.reason} />
        </Card>
      </Suspense>
    );
  }
  const blocks = content?.kind === 'blocks' ? content.blocks : null;
  const checks = data.state === 'ready' && tab.templateCode === remoteOperations ? remoteCheckItems(data.elements) : [];
  const rest = blocks?.filter(({ kind }) => checks.length === 0 || kind === 'timeline') ?? [];
  return (
    <Card padding="lg">
      <Head>
        <h2 ref={title} tabIndex={-1}>
          {tab.label}
        </h2>
        {blocks !== null && countNote(blocks) !== '' && <p>{countNote(blocks)}</p>}
      </Head>
      <Body data-state={blocks === null ? 'empty' : 'filled'} aria-busy={data.state === 'loading'}>
        {data.state === 'loading' && <EmptyState kind="loading" />}
        {data.state === 'failed' && (
          <EmptyState kind="loadFailed" text={data.message} actions={<Button onClick={data.retry}>刷新页面</Button>} />
        )}
        {content?.kind === 'empty' && <EmptyState kind="noData" />}
        {checks.length > 0 && (
          <Suspense fallback={<EmptyState kind="loading" />}>
            <RemoteCheck items={checks} picture={<ProductPicture record={record} alt="" />} />
          </Suspense>
        )}
        {rest.length > 0 && <SceneBlocks blocks={rest} templateCode={tab.templateCode} />}
      </Body>
    </Card>
  );
}
