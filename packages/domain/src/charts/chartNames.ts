/** The titles of the production charts. Source: docs/rules/charts.md. */
export const chartTitles = { trend: '趋势', perProduct: '单位产品能耗', share: '占比', top: 'TOP10' } as const;

/** The unit of energy in every chart. */
export const energyUnitName = 'kWh';

/** The name of the parts of a whole that are not shown separately. */
export const restName = '其他';

/** The choice of every position in a position filter. */
export const allPositionsName = '全部岗位';

/** In the place of a figure that was not measured. */
export const notMeasured = '–';
