import type { HomeData } from '@lima-id/domain';
import { SectionHead, Skeleton } from '@lima-id/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Container, Section } from '../../shared/layout/Section.styles.ts';
import { market } from './homeContent.ts';
import { Charts, Panel, UnitNote } from './MarketSection.styles.ts';
import { useHomeData } from './useHomeData.ts';

const MarketCharts = lazy(() => import('./MarketCharts.tsx'));

/** How far below the window the charts start to load, in px. */
const loadAheadPx = 600;

function useNearView() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${loadAheadPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}

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
  const { place, near } = useNearView();
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
