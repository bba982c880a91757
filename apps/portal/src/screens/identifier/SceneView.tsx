import type { Element, IdentifierRecord, SceneTab, SceneTemplateCode } from '@lima-id/domain';
import { Button, Card, EmptyState } from '@lima-id/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { SceneBlocks } from './SceneBlocks.tsx';
import { Body, Head } from './SceneView.styles.ts';
import { SceneWaiting } from './SceneWaiting.tsx';
import { countNote, sceneContent } from './sceneBlocks.ts';
import { useFocusWhenOpened } from './verification/useFocusWhenOpened.ts';
import type { VerificationPlace } from './verification/useVerifiableScene.ts';

// Few visits come to these.
const PhoneVerification = lazy(() => import('./verification/PhoneVerification.tsx'));
const ownBodies: Partial<Record<SceneTemplateCode, ComponentType<SceneBodyProps>>> = {
  '2': lazy(() => import('./authenticity/AuthenticityScene.tsx')),
  '7': lazy(() => import('./remoteCheck/RemoteCheckScene.tsx')),
};

/** What the body of a scene is made of that shows its data in a way of its own. */
export interface SceneBodyProps {
  tab: SceneTab;
  elements: readonly Element[];
  /** What the scene belongs to. */
  record: IdentifierRecord;
}

/** How a scene's data stands. */
export type SceneData =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; elements: readonly Element[] };

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
  const OwnBody = ownBodies[tab.templateCode];
  const own = OwnBody !== undefined && data.state === 'ready';
  const blocks = content?.kind === 'blocks' ? content.blocks : null;
  return (
    <Card padding="lg">
      <Head>
        <h2 ref={title} tabIndex={-1}>
          {tab.label}
        </h2>
        {blocks !== null && countNote(blocks) !== '' && <p>{countNote(blocks)}</p>}
      </Head>
      <Body data-state={own || blocks !== null ? 'filled' : 'empty'} aria-busy={data.state === 'loading'}>
        {data.state === 'loading' && <EmptyState kind="loading" />}
        {data.state === 'failed' && (
          <EmptyState kind="loadFailed" text={data.message} actions={<Button onClick={data.retry}>刷新页面</Button>} />
        )}
        {own && (
          <Suspense fallback={<EmptyState kind="loading" />}>
            <OwnBody tab={tab} elements={data.elements} record={record} />
          </Suspense>
        )}
        {!own && content?.kind === 'empty' && <EmptyState kind="noData" />}
        {!own && blocks !== null && <SceneBlocks blocks={blocks} templateCode={tab.templateCode} />}
      </Body>
    </Card>
  );
}
