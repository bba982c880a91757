import type { IdentifierRecord, SceneTab, SceneTemplateCode } from '@lima-id/domain';
import { Button, Card, EmptyState } from '@lima-id/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { SceneSource } from './DataSource.tsx';
import { SceneBlocks } from './SceneBlocks.tsx';
import { Below, Body, Head } from './SceneView.styles.ts';
import { SceneWaiting } from './SceneWaiting.tsx';
import { countNote, sceneContent } from './sceneBlocks.ts';
import type { OwnSceneProps, SceneBodyProps, SceneCardsProps, SceneData } from './sceneProps.ts';
import { useFocusWhenOpened } from './verification/useFocusWhenOpened.ts';
import type { VerificationPlace } from './verification/verificationPlace.ts';

// Rarely needed.
const PhoneVerification = lazy(() => import('./verification/PhoneVerification.tsx'));
const ownBodies: Partial<Record<SceneTemplateCode, ComponentType<SceneBodyProps>>> = {
  antiCounterfeit: lazy(() => import('./authenticity/AuthenticityScene.tsx')),
  recall: lazy(() => import('./recall/RecallScene.tsx')),
  remoteOperations: lazy(() => import('./remoteCheck/RemoteCheckScene.tsx')),
  equipmentRepair: lazy(() => import('./repair/RepairScene.tsx')),
};

/** Scenes whose bodies bring their own title. */
const ownTitles: ReadonlySet<SceneTemplateCode> = new Set(['recall', 'equipmentRepair']);

/** Scenes whose bodies show their data source themselves: the data may still be loading. */
const ownSources: ReadonlySet<SceneTemplateCode> = new Set(['antiCounterfeit']);

/** The content below a scene, whether its data is shown or not. */
const belowScenes: Partial<Record<SceneTemplateCode, ComponentType<Pick<SceneBodyProps, 'record'>>>> = {
  equipmentRepair: lazy(() => import('./repair/FaultReport.tsx')),
};

/** Scenes whose data fills several cards. */
const ownCards: Partial<Record<SceneTemplateCode, ComponentType<SceneCardsProps>>> = {
  logistics: lazy(() => import('./logistics/LogisticsScene.tsx')),
};

/** Scenes with states of their own while their data are on their way, or did not come. */
const ownScenes: Partial<Record<SceneTemplateCode, ComponentType<OwnSceneProps>>> = {
  runningMonitoring: lazy(() => import('./monitoring/MonitoringScene.tsx')),
};

/** Whether a scene shows its data itself: readings do, and what platforms keep in their place does not. */
function isOwnScene(data: SceneData): boolean {
  return data.state !== 'ready' || data.elements.some(({ dataType }) => dataType === 'Monitoring');
}

/** The content under the data of a scene. */
const additions: Partial<Record<SceneTemplateCode, ComponentType<Pick<SceneBodyProps, 'record'>>>> = {
  management: lazy(() => import('./LedgerLink.tsx')),
};
interface SceneViewProps {
  tab: SceneTab;
  data: SceneData;
  /** The record of the scene. */
  record: IdentifierRecord;
  /** The state of the verification that this scene may require. */
  verification: VerificationPlace;
}

/** The data of one scene under its title: facts, tables and steps, or a message where there is none. */
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
  const OwnScene = ownScenes[tab.templateCode];
  if (OwnScene !== undefined && isOwnScene(data)) {
    return (
      <Suspense fallback={<SceneWaiting tab={tab} />}>
        <OwnScene tab={tab} data={data} record={record} visit={verification.visit} title={title} source={source} />
      </Suspense>
    );
  }
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

/** One scene: its data, and the content below it. */
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
