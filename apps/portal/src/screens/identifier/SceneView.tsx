import type { IdentifierRecord, SceneTab, SceneTemplateCode } from '@lima-id/domain';
import { Button, Card, EmptyState } from '@lima-id/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { SceneSource } from './DataSource.tsx';
import { SceneBlocks } from './SceneBlocks.tsx';
import { Below, Body, Head } from './SceneView.styles.ts';
import { SceneWaiting } from './SceneWaiting.tsx';
import { countNote, sceneContent } from './sceneBlocks.ts';
import type { SceneBodyProps, SceneCardsProps, SceneData } from './sceneProps.ts';
import { useFocusWhenOpened } from './verification/useFocusWhenOpened.ts';
import type { VerificationPlace } from './verification/verificationPlace.ts';

// Few visits come to these.
const PhoneVerification = lazy(() => import('./verification/PhoneVerification.tsx'));
const ownBodies: Partial<Record<SceneTemplateCode, ComponentType<SceneBodyProps>>> = {
  '2': lazy(() => import('./authenticity/AuthenticityScene.tsx')),
  '4': lazy(() => import('./recall/RecallScene.tsx')),
  '7': lazy(() => import('./remoteCheck/RemoteCheckScene.tsx')),
  '10': lazy(() => import('./repair/RepairScene.tsx')),
};

/** Scenes whose bodies bring their own title. */
const ownTitles: ReadonlySet<SceneTemplateCode> = new Set(['4', '10']);

/** Scenes whose bodies say themselves where their data come from: what they show may not be there yet. */
const ownSources: ReadonlySet<SceneTemplateCode> = new Set(['2']);

/** What stands below a scene, whether its data are shown or not. */
const belowScenes: Partial<Record<SceneTemplateCode, ComponentType<Pick<SceneBodyProps, 'record'>>>> = {
  '10': lazy(() => import('./repair/FaultReport.tsx')),
};

/** Scenes whose data fill several cards. */
const ownCards: Partial<Record<SceneTemplateCode, ComponentType<SceneCardsProps>>> = {
  '6': lazy(() => import('./logistics/LogisticsScene.tsx')),
};
/** What stands under the data of a scene. */
const additions: Partial<Record<SceneTemplateCode, ComponentType<Pick<SceneBodyProps, 'record'>>>> = {
  '1': lazy(() => import('./LedgerLink.tsx')),
};
interface SceneViewProps {
  tab: SceneTab;
  data: SceneData;
  /** What the scene belongs to. */
  record: IdentifierRecord;
  /** Where the verification is kept that this scene may ask for. */
  verification: VerificationPlace;
}

/** The data of one scene under its title: facts, tables and steps, or an honest word where there are none. */
function SceneCard({ tab, data, record, verification }: SceneViewProps) {
  const content = data.state === 'ready' ? sceneContent(data.elements) : null;
  const titleRef = useFocusWhenOpened(content?.kind ?? null);
  if (content?.kind === 'verify') {
    return (
      <Suspense fallback={<SceneWaiting tab={tab} />}>
        <Card padding="lg">
          <PhoneVerification place={verification} sceneConfId={tab.value} label={tab.label} reason={content.reason} />
        </Card>
      </Suspense>
    );
  }
  const title = (
    <h2 ref={titleRef} tabIndex={-1}>
      {tab.label}
    </h2>
  );
  const source = <SceneSource record={record} sceneConfId={tab.value} />;
  const OwnCards = ownCards[tab.templateCode];
  if (OwnCards !== undefined && data.state === 'ready' && content?.kind === 'blocks') {
    return (
      <Suspense fallback={<SceneWaiting tab={tab} />}>
        <OwnCards tab={tab} elements={data.elements} record={record} title={title} source={source} />
      </Suspense>
    );
  }
  const OwnBody = ownBodies[tab.templateCode];
  const Addition = additions[tab.templateCode];
  const own = OwnBody !== undefined && data.state === 'ready';
  const blocks = content?.kind === 'blocks' ? content.blocks : null;
  return (
    <Card padding="lg">
      {!(own && ownTitles.has(tab.templateCode)) && (
        <Head>
          {title}
          {blocks !== null && countNote(blocks) !== '' && <p>{countNote(blocks)}</p>}
        </Head>
      )}
      <Body data-state={own || blocks !== null ? 'filled' : 'empty'} aria-busy={data.state === 'loading'}>
        {data.state === 'loading' && <EmptyState kind="loading" />}
        {data.state === 'failed' && (
          <EmptyState kind="loadFailed" text={data.message} actions={<Button onClick={data.retry}>刷新页面</Button>} />
        )}
        {own && (
          <Suspense fallback={<EmptyState kind="loading" />}>
            <OwnBody
              tab={tab}
              elements={data.elements}
              record={record}
              visit={verification.visit}
              titleRef={titleRef}
            />
          </Suspense>
        )}
        {!own && content?.kind === 'empty' && <EmptyState kind="noData" />}
        {!own && blocks !== null && <SceneBlocks blocks={blocks} templateCode={tab.templateCode} />}
        {!own && blocks !== null && Addition !== undefined && (
          <Suspense>
            <Addition record={record} />
          </Suspense>
        )}
      </Body>
      {(own ? !ownSources.has(tab.templateCode) : blocks !== null) && source}
    </Card>
  );
}

/** One scene: its data, and what stands below them. */
export function SceneView(props: SceneViewProps) {
  const { tab, record } = props;
  const BelowScene = belowScenes[tab.templateCode];
  return (
    <>
      <SceneCard {...props} />
      {BelowScene !== undefined && (
        <Suspense fallback={null}>
          <Below>
            <BelowScene record={record} />
          </Below>
        </Suspense>
      )}
    </>
  );
}
