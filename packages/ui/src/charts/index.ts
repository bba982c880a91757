export { MarketBars, type MarketBarsProps } from './MarketBars.tsx';
export { ShareDonut, type ShareDonutProps } from './ShareDonut.tsx';
