import { chinaDate, type IdentifierRecord, isRangeShown, repairOption, type SceneTab } from '@lima-id/domain';
import { Card, TabPanel } from '@lima-id/ui';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { useOpenedAt } from '../../../shared/clock/useOpenedAt.ts';
import type { Visit } from '../../../shared/lookup/recordQuery.ts';
import { Head } from '../SceneView.styles.ts';
import { sceneContent } from '../sceneBlocks.ts';
import type { SceneData } from '../sceneProps.ts';
import { useFocusWhenOpened } from '../verification/useFocusWhenOpened.ts';
import type { VerificationPlace } from '../verification/verificationPlace.ts';
import { NoRange, ProductionBody, ProductionPlaceholder } from './ProductionBody.tsx';
import { SubTabs } from './ProductionScene.styles.ts';
import { productionAnswer, updatedLabel } from './productionAnswer.ts';
import { RangeBar } from './RangeBar.tsx';
import { useProduction } from './useProduction.ts';

interface ProductionSceneProps {
  tab: SceneTab;
  requested: Visit;
  /** The scene's data as they come with the scene, nothing in particular asked for. */
  data: SceneData;
  /** What the scene belongs to. */
  record: IdentifierRecord;
  /** Where the verification is kept that its repairs ask for. */
  verification: VerificationPlace;
}

/** The scene as opened at a moment of the server's clock. */
function OpenedScene(props: ProductionSceneProps & { openedAt: number }) {
  const { tab, requested, data, record, verification, openedAt } = props;
  const production = useProduction(requested, tab.value, data, openedAt);
  const { state, shown, choose } = production;
  const answer = shown === null ? null : productionAnswer(shown.elements, shown.dataOption);
  const updated = answer?.updated ?? '';
  const repairs = shown?.dataOption === repairOption && answer !== null ? sceneContent(answer.others).kind : null;
  const titleRef = useFocusWhenOpened(repairs);
  const items = state.tabs.map(({ code, name }) => ({ value: code, label: name }));
  const current = String(state.dataOption);
  const body = <ProductionBody production={production} record={record} verification={verification} />;

  function turnTo(value: string) {
    const chosen = state.tabs.find(({ code }) => code === value);
    if (chosen !== undefined) choose({ type: 'tabChosen', dataOption: chosen.code, now: serverTime() });
  }

  return (
    <Card padding="lg">
      <Head>
        <h2 ref={titleRef} tabIndex={-1}>
          {tab.label}
        </h2>
        {updated !== '' && <p>{`${updatedLabel} ${updated}`}</p>}
      </Head>
      {items.length === 0 ? (
        <ProductionPlaceholder production={production} />
      ) : (
        <SubTabs items={items} label="生产数据" value={current} onValueChange={turnTo}>
          <TabPanel value={current}>
            {isRangeShown(state) ? (
              <RangeBar state={state} choose={choose}>
                {(refused) => (refused ? <NoRange /> : body)}
              </RangeBar>
            ) : (
              body
            )}
          </TabPanel>
        </SubTabs>
      )}
    </Card>
  );
}

/**
 * The intelligent production of an object: figures of the line that made it, by kind of data and range, and its repairs. When the device
 * turns out to have the wrong day, it begins with the right one.
 */
export default function ProductionScene(props: ProductionSceneProps) {
  const openedAt = useOpenedAt();
  return <OpenedScene key={chinaDate(openedAt)} {...props} openedAt={openedAt} />;
}
