import { newestFirst, shipmentDuration, shipmentRoute, transitRecords } from '@lima-id/domain';
import { Card, EmptyState } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { Column } from '../../../shared/page/Column.styles.ts';
import { Figures } from '../production/Figures.tsx';
import { SceneBlockView } from '../SceneBlockView.tsx';
import { Head } from '../SceneView.styles.ts';
import { type SceneBlock, sceneContent } from '../sceneBlocks.ts';
import type { SceneCardsProps } from '../sceneProps.ts';
import { Parts, Waybill } from './LogisticsScene.styles.ts';
import { Route } from './Route.tsx';
import { shipmentFacts } from './shipmentFacts.ts';
import { logisticsTexts as texts } from './texts.ts';

// Not every shipment has a recorder.
const TransitCharts = lazy(() => import('./TransitCharts.tsx'));

/** Logistics: the route with its key figures, the measurements on the way, and every stop, newest first. */
export default function LogisticsScene({ elements, title, source }: SceneCardsProps) {
  const records = transitRecords(elements);
  const drawn = records?.complete === true ? records.table : null;
  const content = sceneContent(elements.filter((element) => element !== drawn));
  const blocks = content.kind === 'blocks' ? content.blocks : [];
  const stops = newestFirst(blocks.flatMap((block) => (block.kind === 'timeline' ? block.entries : [])));
  const route = shipmentRoute(stops);
  const facts = shipmentFacts(blocks, shipmentDuration(stops));
  const others = [...facts.others, ...blocks.filter(({ kind }) => kind === 'table')];
  const life: SceneBlock = { kind: 'timeline', id: 'logistics-stops', heading: '', entries: stops };
  return (
    <Column>
      <Card padding="lg">
        <Head>
          {title}
          {facts.waybill !== '' && (
            <p>
              <span>{texts.waybill}</span>
              <Waybill>{facts.waybill}</Waybill>
            </p>
          )}
        </Head>
        <Parts>
          {route.stations.length > 0 && <Route route={route} />}
          {facts.figures.length > 0 && <Figures figures={facts.figures} />}
          {others.length > 0 && (
            <div>
              {others.map((block) => (
                <SceneBlockView key={block.id} block={block} keyFacts={false} bare={false} />
              ))}
            </div>
          )}
        </Parts>
        {source}
      </Card>
      {records !== null && (
        <Card padding="lg">
          <Head>
            <h2>{texts.records}</h2>
            {records.everyMs !== null && <p>{texts.every(records.everyMs)}</p>}
          </Head>
          <Suspense fallback={<EmptyState kind="loading" />}>
            <TransitCharts series={records.series} />
          </Suspense>
        </Card>
      )}
      {stops.length > 0 && (
        <Card padding="lg">
          <Head>
            <h2>{texts.stops}</h2>
            <p>{texts.count(stops.length)}</p>
          </Head>
          <SceneBlockView block={life} keyFacts={false} bare />
        </Card>
      )}
    </Column>
  );
}
