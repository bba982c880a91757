import type { HomeData } from '@lima-id/domain';
import { SectionHead, Skeleton } from '@lima-id/ui';
import { lazy, Suspense } from 'react';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { useNearView } from '../../shared/page/useNearView.ts';
import { market } from './homeContent.ts';
import { Charts, Panel, UnitNote } from './MarketSection.styles.ts';
import { useHomeData } from './useHomeData.ts';

const MarketCharts = lazy(() => import('./MarketCharts.tsx'));

const waiting = (
  <>
    <Panel>
      <Skeleton height="100%" />
    </Panel>
    <Panel>
      <Skeleton height="100%" />
    </Panel>
  </>
);

const marketOf = ({ marketSize, marketShares, marketSource }: HomeData) => ({ marketSize, marketShares, marketSource });

/** Section 06: market size and shares. The charts' code is fetched when the section comes near; their room is kept. */
export function MarketSection() {
  const { place, near } = useNearView<HTMLDivElement>();
  const data = useHomeData(marketOf);
  return (
    <Section>
      <Container>
        <SectionHead
          index={market.index}
          label={market.label}
          title={market.title}
          action={<UnitNote>{market.unitNote}</UnitNote>}
        />
        <Charts ref={place}>
          {near && data ? (
            <Suspense fallback={waiting}>
              <MarketCharts {...data} />
            </Suspense>
          ) : (
            waiting
          )}
        </Charts>
      </Container>
    </Section>
  );
}
