import {
  abnormalData,
  abnormalPeriod,
  abnormalPosition,
  energyData,
  energyPeriod,
  energyUnit,
  processingData,
  processingPosition,
  type TrendPoint,
  trendPoint,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from './rename.ts';

const wireTrendPoint = renamed(trendPoint, { value: 'numericalValue' });

/** A trend lies one level deeper on the wire, under a name of its own for each kind of data. */
function wireTrend(name: string) {
  return z.codec(z.object({ [name]: z.array(wireTrendPoint) }), z.custom<TrendPoint[]>(), {
    decode: (details) => details[name] ?? [],
    encode: (trend) => ({ [name]: trend }),
  });
}

const trendName = { trend: 'chartDataDetails' } as const;

const wireEnergyPeriods = z.array(
  renamed(
    energyPeriod,
    { ...trendName, totalPerProduct: 'totalForUnit' },
    { trend: wireTrend('energyConsumptionTrend') },
  ),
);
const wireEnergyUnit = renamed(
  energyUnit,
  { custom: 'customTime' },
  {
    days: wireEnergyPeriods,
    weeks: wireEnergyPeriods,
    months: wireEnergyPeriods,
    quarters: wireEnergyPeriods,
    custom: wireEnergyPeriods,
  },
);

/** The energy of a production line. */
export const wireEnergyData = renamed(energyData, { units: 'unitDataDetails' }, { units: z.array(wireEnergyUnit) });

const wireProcessingPosition = renamed(
  processingPosition,
  { ...trendName, timeTotal: 'timeTotalForPosition' },
  { trend: wireTrend('postProcessingTimeTrend') },
);

/** The minutes that a production line worked. */
export const wireProcessingData = renamed(
  processingData,
  { positions: 'positionDataDetails' },
  { positions: z.array(wireProcessingPosition) },
);

const wireAbnormalPeriods = z.array(
  renamed(
    abnormalPeriod,
    { ...trendName, positionTimeTotal: 'timeTotalForPosition' },
    { trend: wireTrend('postAbnormalTrend') },
  ),
);
const wireAbnormalPosition = renamed(
  abnormalPosition,
  { custom: 'customTime' },
  {
    days: wireAbnormalPeriods,
    weeks: wireAbnormalPeriods,
    months: wireAbnormalPeriods,
    quarters: wireAbnormalPeriods,
    custom: wireAbnormalPeriods,
  },
);

/** The stops of a production line. */
export const wireAbnormalData = renamed(
  abnormalData,
  { positions: 'positionDataDetails' },
  { positions: z.array(wireAbnormalPosition) },
);
