import {
  customQuickTime,
  dataOptionNames,
  hasFewPoints,
  messages,
  quickTimeNames,
  recentRange,
  repairOption,
} from '@lima-id/domain';
import { Button, EmptyState, InlineAlert, Spinner } from '@lima-id/ui';
import { DataSource } from '../DataSource.tsx';
import { SceneBlockView } from '../SceneBlockView.tsx';
import { sceneContent } from '../sceneBlocks.ts';
import { AbnormalCharts } from './AbnormalCharts.tsx';
import { EnergyCharts } from './EnergyCharts.tsx';
import { ProcessingCharts } from './ProcessingCharts.tsx';
import { Area, Indicator, Others, Told } from './ProductionScene.styles.ts';
import { type ProductionFigures, productionAnswer } from './productionAnswer.ts';
import type { Production, ShownProduction } from './useProduction.ts';

const monthQuickTime = 2;

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
  choose({ type: 'customChosen', range: recentRange(Date.now()) });
}

/** Offers the last days above charts of a range that has hardly begun. */
function HardlyBegun({ shown, choose }: { shown: ShownProduction; choose: Production['choose'] }) {
  if (!hasFewPoints(shown, shown.now)) return null;
  return (
    <Told>
      <InlineAlert
        title="这个时间段刚刚开始，数据还不多。"
        action={
          <Button variant="text" onClick={() => showRecent(choose)}>
            {recentName}
          </Button>
        }
      />
    </Told>
  );
}

function NothingHere({ shown, choose }: { shown: ShownProduction; choose: Production['choose'] }) {
  if (shown.dataOption === repairOption) return <EmptyState kind="noData" text="还没有报修记录。" />;
  const showMonth = () => choose({ type: 'quickTimeChosen', quickTime: monthQuickTime, now: Date.now() });
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
      {...(shown.quickTime === monthQuickTime ? {} : { actions: <Button onClick={showMonth}>查看本月</Button> })}
    />
  );
}

function Answer({ shown, choose }: { shown: ShownProduction; choose: Production['choose'] }) {
  const { figures, others, source } = productionAnswer(shown.elements, shown.dataOption);
  const content = sceneContent(others);
  if (content.kind === 'verify')
    return (
      <EmptyState
        kind="noData"
        title="需要验证手机号"
        text="报修记录仅向设备的使用方开放，请先打开“设备报修”验证手机号。"
      />
    );
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
export function ProductionBody({ production }: { production: Production }) {
  const { state, shown, failure, choose, retry } = production;
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
        <Told>
          <InlineAlert
            tone="danger"
            title={failure}
            action={
              <Button variant="text" onClick={retry}>
                重试
              </Button>
            }
          >
            下面仍是{shownName(shown)}。
          </InlineAlert>
        </Told>
      )}
      <Answer shown={shown} choose={choose} />
    </Area>
  );
}
