import { addDays } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import { factElements, factGroup, factTable, shipmentStops, traceDetails } from './elements.ts';
import { processSteps } from './processes.ts';
import { recorderTable } from './recorderTable.ts';
import { type BatchSubject, builtInScene } from './sceneSubject.ts';

const warrantyYears = 3;

function warrantyDay(day: string): string {
  return `${Number(day.slice(0, 4)) + warrantyYears}${day.slice(4)}`;
}

/** Traceability: the object and every step of its life, newest first. */
export function traceabilityScene(batch: BatchSubject): DemoScene {
  const words = {
    own: batch.place,
    city: batch.buyer.city,
    buyer: `${batch.buyer.city} · ${batch.buyer.name}`,
    waybill: batch.waybill,
  };
  const filled = (text: string) =>
    Object.entries(words).reduce((sofar, [name, word]) => sofar.replaceAll(`{${name}}`, word), text);
  const steps = processSteps(batch.kind.process).map((step) => ({
    time: `${addDays(batch.producedDay, step.day)} ${step.time}`,
    title: step.title,
    place: filled(step.place),
    text: filled(step.text),
    traceIdentifier: (step.link && batch.records[step.link]) ?? '',
  }));
  return builtInScene('traceability', [
    factGroup('trace-facts', '产品信息', [
      ['产品型号', batch.modelNumber],
      ['生产批次', batch.batchCode],
      ['下线日期', batch.producedDay],
      ['质保至', warrantyDay(addDays(batch.producedDay, 6))],
    ]),
    traceDetails('trace-steps', '追溯记录', steps),
  ]);
}

const suppliers = [
  '鲁源精工',
  '德润钢业',
  '津港机电',
  '华北电控',
  '永固标准件',
  '南方橡塑',
  '海川五金',
  '联科传感',
  '恒通包装',
];

/** Supply chain: the bought-in parts of a batch with supplier, lot and inspection result. */
export function supplyChainScene(batch: BatchSubject): DemoScene {
  const rows = batch.kind.parts.map((part, index) => {
    const linked = index === 0 ? batch.records.motor : part.includes('钢管') ? batch.records.frame : undefined;
    const arrived = addDays(batch.producedDay, -7 - (index % 4));
    return {
      name: part,
      facts: [
        ['物料', part],
        ['供应商', suppliers[index % suppliers.length] ?? ''],
        ['到货批次', `${arrived.replaceAll('-', '')}-${String(index + 1).padStart(2, '0')}`, linked],
        ['到货日期', arrived],
        ['检验结论', '合格'],
      ] as const,
    };
  });
  return builtInScene('supplyChain', [factTable('supply-parts', '关键物料', rows)]);
}

/** Recall: the data that is checked. The result is added by the lookup. */
export function clearRecallScene(batch: BatchSubject): DemoScene {
  return builtInScene('recall', factElements('recall', [['核对范围', `${batch.modelName} 批次 ${batch.batchCode}`]]));
}

/** Logistics: the stops of the batch and, for machines with electronics, records of the data logger in the crate. */
export function logisticsScene(batch: BatchSubject): DemoScene {
  const { buyer, kind, place, producedDay, waybill } = batch;
  const at = (day: number, time: string) => `${addDays(producedDay, day)} ${time}`;
  const store = `${place} · ${batch.shortName}成品库`;
  const stops = [
    { time: at(6, '09:20'), station: `${buyer.city} · ${buyer.name}`, text: '已签收，外观完好，件数相符。' },
    { time: at(5, '16:48'), station: `${buyer.city}分拨中心`, text: '已到达，安排次日配送。' },
    { time: at(4, '06:12'), station: '途中中转', text: '途经，包装完好。' },
    { time: at(3, '16:05'), station: store, text: `装车发运，承运单 ${waybill}。` },
    { time: at(3, '14:30'), station: store, text: '出库扫码，外箱码核对一致。' },
  ];
  return builtInScene('logistics', [
    factGroup('logistics-facts', '物流概况', [
      ['承运单', waybill],
      ['状态', '已签收'],
      ['开箱检查', '完好'],
    ]),
    ...(kind.process === 'cardio' ? [recorderTable(addDays(producedDay, 3), '16:05')] : []),
    shipmentStops('logistics-stops', '流转记录', stops),
  ]);
}
