/** Market size in 100 million yuan. */
export const demoMarketSize = [
  { year: 2020, value: 1017, forecast: false },
  { year: 2021, value: 1142, forecast: false },
  { year: 2022, value: 1208, forecast: false },
  { year: 2023, value: 1296, forecast: false },
  { year: 2024, value: 1405, forecast: false },
  { year: 2025, value: 1532, forecast: false },
  { year: 2026, value: 1690, forecast: true },
].map(({ year, value, forecast }) => ({ year, value, forecast, source: '示例数据' }));

/** Market shares in per cent. */
export const demoMarketShares = [
  { name: '有氧器械', share: 46 },
  { name: '力量器械', share: 28 },
  { name: '户外与小件', share: 16 },
  { name: '康复与其他', share: 10 },
].map(({ name, share }, position) => ({ name, share, position }));
