import {
  abnormalType,
  alarmLevel,
  type Element,
  type IdentifierRecord,
  machineState,
  monitoringWindow,
  type StringElement,
  sceneTemplateCode,
} from '@lima-id/domain';
import fc from 'fast-check';

const text = fc.string();
const stringElement: fc.Arbitrary<StringElement> = fc.record({
  dataId: text,
  dataType: fc.constant('String' as const),
  label: text,
  value: text,
  trace: fc.boolean(),
  traceIdentifier: text,
});
const objectElement = fc.record({
  dataId: text,
  dataType: fc.constant('Object' as const),
  label: text,
  value: fc.array(stringElement, { maxLength: 4 }),
});
const arrayElement = fc.record({
  dataId: text,
  dataType: fc.constant('Array' as const),
  label: text,
  value: fc.array(objectElement, { maxLength: 3 }),
});
const step = { time: text, title: text, place: text, text, trace: fc.boolean(), traceIdentifier: text };
const traceDetails = fc.record({
  dataId: text,
  dataType: fc.constant('TraceDetails' as const),
  label: text,
  value: fc.array(fc.oneof(fc.record(step), fc.record({ ...step, stop: fc.constant(true as const) })), {
    maxLength: 4,
  }),
});
const verify = fc.record({ dataId: text, dataType: fc.constant('isVerify' as const), label: text, value: text });
const amount = fc.nat();
const trend = fc.array(fc.record({ time: text, value: amount }), { maxLength: 3 });
/** A list with an entry of the same shape for each time range. */
function ranges<Entry>(entry: fc.Arbitrary<Entry>) {
  const list = fc.array(entry, { maxLength: 2 });
  return { days: list, weeks: list, months: list, quarters: list, custom: list };
}
const energy = fc.record({
  dataId: text,
  dataType: fc.constant('Energy' as const),
  label: text,
  value: fc.record({
    units: fc.array(
      fc.record({
        unitName: text,
        ...ranges(fc.record({ label: text, total: amount, totalPerProduct: amount, trend })),
      }),
      { maxLength: 2 },
    ),
  }),
});
const abnormal = fc.record({
  dataId: text,
  dataType: fc.constant('Abnormal' as const),
  label: text,
  value: fc.record({
    positions: fc.array(
      fc.record({
        positionName: text,
        ...ranges(
          fc.record({
            abnormalType: fc.constantFrom(...abnormalType.options),
            timeTotal: amount,
            numTotal: amount,
            positionTimeTotal: amount,
            trend,
          }),
        ),
      }),
      { maxLength: 2 },
    ),
  }),
});
const processing = fc.record({
  dataId: text,
  dataType: fc.constant('Processing' as const),
  label: text,
  value: fc.record({
    timeTotal: amount,
    productTime: amount,
    positions: fc.array(fc.record({ positionCode: text, positionName: text, timeTotal: amount, trend }), {
      maxLength: 2,
    }),
  }),
});
const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const maybe = fc.option(figure);
const side = fc.record({ warn: maybe, alarm: maybe });
const figureAt = fc.record({ at: amount, figure });
const state = fc.constantFrom(...machineState.options);
const monitoring = fc.record({
  dataId: text,
  dataType: fc.constant('Monitoring' as const),
  label: text,
  value: fc.record({
    now: amount,
    lastAt: fc.option(amount),
    gateway: text,
    current: fc.option(fc.record({ state, at: amount, since: fc.option(amount) })),
    range: fc.record({
      window: fc.constantFrom(...monitoringWindow.options),
      startTime: amount,
      endTime: amount,
      tier: fc.constantFrom('short' as const, 'hour' as const),
    }),
    measures: fc.array(
      fc.record({
        name: text,
        label: text,
        unit: text,
        decimals: fc.nat(3),
        low: side,
        high: side,
        last: figureAt,
        highest: fc.option(figureAt),
        points: fc.array(fc.option(fc.record({ at: amount, mean: figure, min: figure, max: figure })), {
          maxLength: 3,
        }),
      }),
      { maxLength: 2 },
    ),
    gaps: fc.array(fc.record({ from: amount, to: amount }), { maxLength: 2 }),
    runs: fc.array(fc.record({ state, from: amount, to: amount }), { maxLength: 2 }),
    times: fc.record({ running: amount, idle: amount, fault: amount, off: amount, noData: amount }),
    alarms: fc.record({
      total: amount,
      lasting: amount,
      records: fc.array(
        fc.record({
          id: text,
          at: amount,
          level: fc.constantFrom(...alarmLevel.options),
          text,
          end: fc.option(amount),
        }),
        { maxLength: 2 },
      ),
    }),
    service: fc.record({
      runningHours: amount,
      since: fc.option(amount),
      items: fc.array(
        fc.record({
          name: text,
          note: text,
          intervalHours: amount,
          state: fc.constantFrom('ahead' as const, 'due' as const, 'overdue' as const),
          sinceHours: amount,
          leftHours: amount,
          overHours: amount,
          used: amount,
          message: text,
          servicedAt: fc.option(amount),
          expectedOn: fc.option(text),
        }),
        { maxLength: 2 },
      ),
    }),
  }),
});
const anyElement: fc.Arbitrary<Element> = fc.oneof(
  stringElement,
  objectElement,
  arrayElement,
  traceDetails,
  verify,
  energy,
  abnormal,
  processing,
  monitoring,
);
/** Any record that the domain allows, with arbitrary texts. */
export const anyRecord: fc.Arbitrary<IdentifierRecord> = fc.record({
  identifier: text,
  identifierName: text,
  prefix: text,
  companyName: text,
  describes: text,
  registerTime: text,
  suspendTime: text,
  recall: fc.option(fc.record({ number: text, time: text, hazard: text, remedy: text, phone: text })),
  images: fc.array(text, { maxLength: 3 }),
  scenes: fc.array(
    fc.record({
      sceneConfId: text,
      templateCode: fc.constantFrom(...sceneTemplateCode.options),
      sceneName: text,
      icon: text,
      count: fc.nat(),
      dataSource: text,
      updateTime: text,
    }),
    { maxLength: 3 },
  ),
  sceneConfId: text,
  elements: fc.array(anyElement, { maxLength: 5 }),
  companyDetails: fc.record({
    identifierPrefix: text,
    companyName: text,
    industry: text,
    website: text,
    createTime: text,
    introduce: text,
    qrcodeLink: text,
  }),
});
