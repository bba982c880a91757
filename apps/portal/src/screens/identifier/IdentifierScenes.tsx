import { type IdentifierRecord, identifierMessages, openingSceneConfId, sceneTabs } from '@lima-id/domain';
import { Button, Card, EmptyState, LinkProvider, useToast } from '@lima-id/ui';
import { SceneTabPanel, SceneTabs } from '@lima-id/ui/identity';
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Column } from '../../shared/page/Column.styles.ts';
import { useAddressQuery } from '../../shared/page/useAddressQuery.ts';
import { keepsPlace } from '../../shared/page/useScrollPlace.ts';
import { CompanyCard } from './CompanyCard.tsx';
import { chosenScene, sceneQuery } from './chosenScene.ts';
import { IdentifierLink } from './IdentifierLink.tsx';
import { Scenes } from './IdentifierScreen.styles.ts';
import type { RequestedIdentifier } from './requestedIdentifier.ts';
import { SceneView } from './SceneView.tsx';
import { SceneWaiting } from './SceneWaiting.tsx';
import { scenesId, scrollToScene } from './scrolling.ts';
import { productionTemplate } from './useSceneData.ts';
import { useVerifiableScene } from './verification/useVerifiableScene.ts';

const ProductionScene = lazy(() => import('./production/ProductionScene.tsx'));

interface IdentifierScenesProps {
  requested: RequestedIdentifier;
  record: IdentifierRecord;
}

/** The scenes of an identifier under their menu, the chosen one stored in the address, and its enterprise. */
export function IdentifierScenes({ requested, record }: IdentifierScenesProps) {
  const [query, setQuery] = useAddressQuery();
  const { state } = useLocation();
  const { show } = useToast();
  const tabs = sceneTabs(record.scenes);
  const chosen = chosenScene(record, query.get(sceneQuery));
  const { verification, data, open } = useVerifiableScene(requested, record, chosen);

  const showFailure = useEffectEvent(() => {
    if (data.state === 'failed') show({ tone: 'danger', text: data.message });
  });
  const failed = data.state === 'failed';
  useEffect(() => {
    if (failed) showFailure();
  }, [failed, data.failedAt]);

  // A click selects on press and again on focus, before the address has changed: one history entry is enough.
  const going = useRef(chosen);
  useEffect(() => {
    going.current = chosen;
  }, [chosen]);
  function choose(sceneConfId: string) {
    if (going.current === sceneConfId) return;
    going.current = sceneConfId;
    const next = new URLSearchParams(query);
    next.set(sceneQuery, sceneConfId);
    setQuery(next, { state: { ...state, ...keepsPlace } });
    scrollToScene();
  }

  if (tabs.length === 0) {
    return (
      <Scenes data-scenes="none">
        <Column>
          <Card padding="lg">
            <EmptyState kind="noData" text="该标识还没有登记场景数据。" />
          </Card>
          <CompanyCard record={record} />
        </Column>
      </Scenes>
    );
  }
  return (
    <LinkProvider component={IdentifierLink}>
      <Scenes id={scenesId} data-chosen={query.has(sceneQuery) ? '' : undefined}>
        <SceneTabs tabs={tabs} value={chosen} onValueChange={choose} title="标识场景" verified={open}>
          <Column>
            {chosen === '' && (
              <Card padding="lg">
                <EmptyState
                  kind="notFound"
                  title="没有这个场景"
                  text={identifierMessages.unknownScene}
                  actions={<Button onClick={() => choose(openingSceneConfId(record.scenes))}>查看已有场景</Button>}
                />
              </Card>
            )}
            {tabs.map((tab) => (
              <SceneTabPanel key={tab.value} value={tab.value}>
                {tab.value === chosen &&
                  (tab.templateCode === productionTemplate ? (
                    <Suspense fallback={<SceneWaiting tab={tab} />}>
                      <ProductionScene
                        key={requested.visit}
                        tab={tab}
                        requested={requested}
                        data={data}
                        record={record}
                        verification={verification}
                      />
                    </Suspense>
                  ) : (
                    <SceneView
                      key={requested.visit}
                      tab={tab}
                      data={data}
                      record={record}
                      verification={verification}
                    />
                  ))}
              </SceneTabPanel>
            ))}
            <CompanyCard record={record} />
          </Column>
        </SceneTabs>
      </Scenes>
    </LinkProvider>
  );
}
