import { CapabilityGrid } from './CapabilityGrid.tsx';
import { ClosingBand } from './ClosingBand.tsx';
import { CodeExplained } from './CodeExplained.tsx';
import { MarketSection } from './MarketSection.tsx';
import { PartnerGrid } from './PartnerGrid.tsx';
import { RecommendedProducts } from './RecommendedProducts.tsx';
import { ResolutionPath } from './ResolutionPath.tsx';
import { SceneGrid } from './SceneGrid.tsx';
import { SolutionCards } from './SolutionCards.tsx';

/** The home page below its banner: what a code is, and what the platform offers around it. */
export default function HomeBody() {
  return (
    <>
      <CodeExplained />
      <ResolutionPath />
      <SceneGrid />
      <CapabilityGrid />
      <SolutionCards />
      <RecommendedProducts />
      <MarketSection />
      <PartnerGrid />
      <ClosingBand />
    </>
  );
}
