import type { HomeData } from '@lima-id/domain';
import { MarketBars, ShareDonut } from '@lima-id/ui/charts';
import { market } from './homeContent.ts';
import { latestYear } from './latestYear.ts';
import { Panel } from './MarketSection.styles.ts';

/** The two market charts side by side. */
export default function MarketCharts({
  marketSize,
  marketShares,
  marketSource,
}: Pick<HomeData, 'marketSize' | 'marketShares' | 'marketSource'>) {
  const latest = latestYear(marketSize);
  return (
    <>
      <Panel>
        <MarketBars title={market.sizeTitle} years={marketSize} unit={market.unit} source={marketSource} />
      </Panel>
      <Panel>
        <ShareDonut
          title={market.sharesTitle}
          parts={marketShares}
          centerLabel={latest ? `${latest.year} 年` : ''}
          centerValue={latest ? `${latest.value.toLocaleString('en-US')} 亿` : ''}
          source={marketSource}
        />
      </Panel>
    </>
  );
}
