import {
  customQuickTime,
  dataOptionNames,
  hasFewPoints,
  type IdentifierRecord,
  messages,
  quickTimeNames,
  recentRange,
  repairOption,
  type SceneTemplateCode,
} from '@lima-id/domain';
import { Button, EmptyState, InlineAlert, Spinner } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { DataSource } from '../DataSource.tsx';
import { SceneBlockView } from '../SceneBlockView.tsx';
import { sceneContent } from '../sceneBlocks.ts';
import type { VerificationPlace } from '../verification/verificationPlace.ts';
import { AbnormalCharts } from './AbnormalCharts.tsx';
import { EnergyCharts } from './EnergyCharts.tsx';
import { ProcessingCharts } from './ProcessingCharts.tsx';
import { Area, Indicator, Message, Others } from './ProductionScene.styles.ts';
import { type ProductionFigures, productionAnswer } from './productionAnswer.ts';
import type { Production, ShownProduction } from './useProduction.ts';

// Few visits come to it.
const PhoneVerification = lazy(() => import('../verification/PhoneVerification.tsx'));

const repairTemplate: SceneTemplateCode = 'equipmentRepair';

/** What stands where data would stand: on their way, or why they are not there. */
export function ProductionPlaceholder({ production: { failure, retry } }: { production: Production }) {
  return (
    <Area data-state="empty" aria-busy={failure === null}>
      {failure === null ? (
        <EmptyState kind="loading" />
      ) : (
        <EmptyState
          kind={failure === messages.empty.offline ? 'offline' : 'loadFailed'}
          text={failure}
          actions={<Button onClick={retry}>重试</Button>}
        />
      )}
    </Area>
  );
}

/** What stands where figures would stand while the days above them are no range. */
export function NoRange() {
  return (
    <Area data-state="empty">
      <EmptyState kind="noData" title="没有可以显示的数据" text="请先改正上面的日期。" />
    </Area>
  );
}

function FigureCharts({ figures, ...given }: { figures: ProductionFigures; range: ShownProduction }) {
  switch (figures.kind) {
    case 'energy':
      return <EnergyCharts data={figures.data} {...given} />;
    case 'abnormal':
      return <AbnormalCharts data={figures.data} {...given} />;
    case 'processing':
      return <ProcessingCharts data={figures.data} {...given} />;
  }
}

const recentName = '查看最近七天';

function showRecent(choose: Production['choose']): void {
  choose({ type: 'customChosen', range: recentRange(serverTime()) });
}

/** Offers the last days above charts of a range that has hardly begun. */
function HardlyBegun({ shown, choose }: { shown: ShownProduction; choose: Production['choose'] }) {
  if (!hasFewPoints(shown, shown.now)) return null;
  return (
    <Message>
      <InlineAlert
        title="这个时间段刚刚开始，数据还不多。"
        action={
          <Button variant="text" onClick={() => showRecent(choose)}>
            {recentName}
          </Button>
        }
      />
    </Message>
  );
}

function NothingHere({ shown, choose }: { shown: ShownProduction; choose: Production['choose'] }) {
  if (shown.dataOption === repairOption) return <EmptyState kind="noData" text="还没有报修记录。" />;
  const showMonth = () => choose({ type: 'quickTimeChosen', quickTime: 'month', now: serverTime() });
  if (hasFewPoints(shown, shown.now)) {
    return (
      <EmptyState
        kind="noData"
        text="这个时间段刚刚开始，还没有记录。"
        actions={<Button onClick={() => showRecent(choose)}>{recentName}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="noData"
      text="这个时间段内没有记录，换个范围看看。"
      {...(shown.quickTime === 'month' ? {} : { actions: <Button onClick={showMonth}>查看本月</Button> })}
    />
  );
}

interface ProductionBodyProps {
  production: Production;
  /** What the scene belongs to. */
  record: IdentifierRecord;
  verification: VerificationPlace;
}

/** Asks for a phone where the repairs would stand, as their own scene does; once it is verified they are asked for again. */
function VerifyForRepairs({
  production: { retry },
  record,
  verification,
  reason,
}: ProductionBodyProps & { reason: string }) {
  const repair = record.scenes.find(({ templateCode }) => templateCode === repairTemplate);
  if (repair === undefined) return <EmptyState kind="noData" text={reason} />;
  function onVerified() {
    verification.onVerified();
    retry();
  }
  return (
    <Suspense fallback={<EmptyState kind="loading" />}>
      <PhoneVerification
        place={{ ...verification, onVerified }}
        sceneConfId={repair.sceneConfId}
        label={dataOptionNames[repairOption]}
        reason={reason}
      />
    </Suspense>
  );
}

function Answer({ shown, ...place }: ProductionBodyProps & { shown: ShownProduction }) {
  const { choose } = place.production;
  const { figures, others, source } = productionAnswer(shown.elements, shown.dataOption);
  const content = sceneContent(others);
  if (content.kind === 'verify') return <VerifyForRepairs {...place} reason={content.reason} />;
  if (figures === null && content.kind === 'empty') return <NothingHere shown={shown} choose={choose} />;
  return (
    <>
      {figures !== null && (
        <>
          <HardlyBegun shown={shown} choose={choose} />
          <FigureCharts figures={figures} range={shown} />
        </>
      )}
      {content.kind === 'blocks' && (
        <Others>
          {content.blocks.map((block) => (
            <SceneBlockView key={block.id} block={block} keyFacts={false} bare={false} />
          ))}
        </Others>
      )}
      {source !== '' && <DataSource source={source} time="" />}
    </>
  );
}

function shownName({ dataOption, quickTime }: ShownProduction): string {
  const name = dataOptionNames[dataOption];
  if (dataOption === repairOption) return name;
  return `${quickTime === customQuickTime ? `${quickTimeNames[quickTime]}时间` : quickTimeNames[quickTime]}的${name}`;
}

/**
 * The data that were loaded last. They stay while others of the same kind load, and when a load fails: then it is said
 * what they are of.
 */
export function ProductionBody(props: ProductionBodyProps) {
  const { production } = props;
  const { state, shown, failure, retry } = production;
  const busy = state.phase === 'loading';
  if (shown === null || (busy && shown.dataOption !== state.dataOption)) {
    return <ProductionPlaceholder production={production} />;
  }
  return (
    <Area aria-busy={busy}>
      {busy && (
        <Indicator>
          <Spinner label={messages.empty.loading} />
        </Indicator>
      )}
      {failure !== null && (
        <Message>
          <InlineAlert
            tone="danger"
            title={failure}
            action={
              <Button variant="text" onClick={retry}>
                重试
              </Button>
            }
          >
            {`下面仍是${shownName(shown)}。`}
          </InlineAlert>
        </Message>
      )}
      <Answer {...props} shown={shown} />
    </Area>
  );
}
