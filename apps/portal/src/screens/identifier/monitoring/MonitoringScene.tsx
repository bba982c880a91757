import {
  type Element,
  type MonitoringData,
  type MonitorState,
  messages,
  monitoringMessages,
  monitoringWindow,
  monitoringWindows,
} from '@lima-id/domain';
import { Button, Card, EmptyState, InlineAlert, Skeleton, Spinner, TabPanel, Tag, VisuallyHidden } from '@lima-id/ui';
import { ClockIcon } from '@lima-id/ui/icons';
import type { ReactNode } from 'react';
import { Column } from '../../../shared/page/Column.styles.ts';
import { SceneBlocks } from '../SceneBlocks.tsx';
import { Head } from '../SceneView.styles.ts';
import { sceneContent } from '../sceneBlocks.ts';
import type { OwnSceneProps } from '../sceneProps.ts';
import { AlarmList } from './AlarmList.tsx';
import { CurrentFigures } from './CurrentFigures.tsx';
import { MonitoringChart } from './MonitoringChart.tsx';
import { Cell, Indicator, Pair, Panel, Ranges, Sheet, Signal, Waiting, WaitingHead } from './MonitoringScene.styles.ts';
import { NotConnected } from './NotConnected.tsx';
import { monitoringRefreshMs, readingsOf } from './readMonitoring.ts';
import { ServicePlan } from './ServicePlan.tsx';
import { shortMinute, monitoringTexts as texts } from './texts.ts';
import { type Monitoring, useMonitoring } from './useMonitoring.ts';
import { useMonitorState } from './useMonitorState.ts';

const items = monitoringWindow.options.map((value) => ({ value, label: monitoringWindows[value].name }));
const skeletonCells = [0, 1, 2, 3];

type Reporting = Exclude<MonitorState, { state: 'notConnected' }>;

/** How old it all is. */
function Badge({ state }: { state: Reporting }) {
  if (state.state === 'stale') {
    return (
      <Tag tone="warning">
        <ClockIcon size={14} />
        <span>{state.text}</span>
      </Tag>
    );
  }
  return (
    <Tag tone="success">
      <Signal aria-hidden="true">
        <i />
      </Signal>
      <span>{state.text}</span>
    </Tag>
  );
}

/** Why the newest figures are not of now: the page could not read any, or the machine reported none. */
function Warning({ monitoring, state }: { monitoring: Monitoring; state: Reporting }) {
  const { data, failure, retry } = monitoring;
  if (failure !== null) {
    return (
      <InlineAlert
        tone="danger"
        title={failure}
        action={
          <Button variant="text" onClick={retry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed(data.range.window, shortMinute(data.now, data.now))}
      </InlineAlert>
    );
  }
  if (state.state === 'live') return null;
  return (
    <InlineAlert tone="warning" live title={`${state.message}。`}>
      {`${monitoringMessages.staleNote}。${texts.retrying(monitoringRefreshMs / 1_000)}`}
    </InlineAlert>
  );
}

interface SheetProps {
  monitoring: Monitoring;
  state: Reporting;
  now: number;
  title: ReactNode;
}

/** What the machine does, and what it did in the chosen range. */
function MonitoringSheet({ monitoring, state, now, title }: SheetProps) {
  const { data, window, choose, busy } = monitoring;
  return (
    <Card padding="lg">
      <Sheet>
        <div data-part="title">
          {title}
          <Badge state={state} />
        </div>
        {data.gateway !== '' && (
          <p data-part="gateway">
            <span>{texts.gateway}</span>
            <span>{data.gateway}</span>
          </p>
        )}
        <Ranges
          items={items}
          label={texts.window}
          variant="segment"
          value={window}
          onValueChange={(value) => choose(monitoringWindow.options.find((option) => option === value) ?? window)}
        >
          <TabPanel value={window}>
            <Panel aria-busy={busy}>
              {busy && (
                <Indicator>
                  <Spinner label={messages.empty.loading} />
                </Indicator>
              )}
              <Warning monitoring={monitoring} state={state} />
              <CurrentFigures data={data} now={now} isLive={state.state === 'live'} />
              <MonitoringChart data={data} />
            </Panel>
          </TabPanel>
        </Ranges>
      </Sheet>
    </Card>
  );
}

interface ReadingsProps extends Pick<OwnSceneProps, 'tab' | 'record' | 'visit' | 'title' | 'source'> {
  data: MonitoringData;
  elements: readonly Element[];
}

function Readings({ tab, record, visit, title, source, ...came }: ReadingsProps) {
  const monitoring = useMonitoring(visit, tab.value, came);
  const { data, elements } = monitoring;
  const { state, now } = useMonitorState(data.lastAt, data.now);
  const content = sceneContent(elements);
  const hasAlarms = data.lastAt !== null || data.alarms.total > 0;
  const hasServices = data.lastAt !== null && data.service.items.length > 0;
  return (
    <Column>
      {state.state === 'notConnected' ? (
        <NotConnected state={state} record={record} title={title} />
      ) : (
        <MonitoringSheet monitoring={monitoring} state={state} now={now} title={title} />
      )}
      {hasAlarms && hasServices ? (
        <Pair>
          <AlarmList data={data} />
          <ServicePlan data={data} record={record} />
        </Pair>
      ) : (
        hasAlarms && <AlarmList data={data} />
      )}
      {content.kind === 'blocks' && (
        <Card padding="lg">
          <Head>
            <h2>{texts.others}</h2>
          </Head>
          <SceneBlocks blocks={content.blocks} templateCode={tab.templateCode} />
          {source}
        </Card>
      )}
    </Column>
  );
}

/** The page before anything has come, in its shape. */
function MonitoringSkeleton({ title }: { title: ReactNode }) {
  return (
    <Card padding="lg" aria-busy>
      <WaitingHead>
        {title}
        <Skeleton width={104} height={22} />
        <output>
          <VisuallyHidden>{messages.empty.loading}</VisuallyHidden>
        </output>
      </WaitingHead>
      <Waiting>
        <div data-part="cells">
          {skeletonCells.map((cell) => (
            <Cell key={cell}>
              <Skeleton width={56} height={14} />
              <Skeleton width={96} height={30} />
            </Cell>
          ))}
        </div>
        <Skeleton height={44} />
      </Waiting>
    </Card>
  );
}

/** Monitoring: what the object reported of itself a moment ago and before, its alarms, and its services. */
export default function MonitoringScene({ data, title, ...rest }: OwnSceneProps) {
  if (data.state === 'loading') return <MonitoringSkeleton title={title} />;
  const readings = data.state === 'ready' ? readingsOf(data.elements) : undefined;
  if (data.state === 'ready' && readings !== undefined) {
    return <Readings {...rest} title={title} data={readings} elements={data.elements} />;
  }
  return (
    <Card padding="lg">
      <Head>{title}</Head>
      {data.state === 'failed' ? (
        <EmptyState
          kind="loadFailed"
          text={data.message}
          actions={<Button onClick={data.retry}>{texts.retry}</Button>}
        />
      ) : (
        <EmptyState kind="noData" />
      )}
    </Card>
  );
}
