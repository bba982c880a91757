import { allPositionsName, chartTitles, restName } from '../charts/chartNames.ts';
import { productionMessages } from '../messages/production.ts';
import { abnormalTypes } from '../production/abnormalType.ts';
import { dataOptionNames } from '../production/dataOption.ts';
import { quickTimeNames } from '../time/timeRange.ts';
import { columnOf, pair } from './catalogue.ts';

const characters = 'should have 1 to {count} characters';

export const productionPairs = [
  pair(productionMessages, {
    eventRefused: 'Event {number}, {field}: {rule}. Correct it and submit the whole batch again.',
    eventAhead:
      'Event {number} (number {id}) lies ahead of the current time. Check the clock of the device and submit the whole batch again.',
    batchEmpty: 'There are no events to submit, submit at least one',
    batchTooLarge: 'At most {count} events in a batch, submit them in several',
    fields: {
      event: ['content', 'should be an object'],
      id: ['number', characters],
      time: ['time', 'should be a time in China after 2000, such as 2026-05-05 14:00:00'],
      unitName: ['name of the unit', characters],
      positionCode: ['code of the position', characters],
      positionName: ['name of the position', characters],
      type: ['type', 'should be energy, processing, abnormal or output'],
      energy: ['energy', 'should be a number from 0 to {count}, in kWh'],
      label: ['what was consumed', characters],
      minutes: ['duration', 'should be a number from 0 to {count}, in minutes'],
      abnormalType: ['reason of the stop', 'should be quality, equipment, material or other'],
      products: ['output', 'should be a whole number from 0 to {count}'],
    },
  }),
  pair(columnOf(abnormalTypes, 'name'), {
    quality: 'Quality',
    equipment: 'Equipment',
    material: 'Material',
    other: 'Other',
  }),
  pair(dataOptionNames, {
    energy: 'Energy',
    abnormal: 'Stops',
    processingTime: 'Processing time',
    repairRecords: 'Repair records',
  }),
  pair(quickTimeNames, { today: 'Today', week: 'This week', month: 'This month', custom: 'Custom' }),
  pair(chartTitles, { trend: 'Trend', perProduct: 'Energy per product', share: 'Share', top: 'Top 10' }),
  pair({ restName, allPositionsName }, { restName: 'Other', allPositionsName: 'All positions' }),
];
