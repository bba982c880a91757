import type { DeclaredPlace } from '@lima-id/domain';

function place(name: string, label: string, kind: DeclaredPlace['kind']): DeclaredPlace {
  return { name, label, kind, needed: true };
}

/** What differs from one report or part to the next: see `recordFacts`. */
export const recordPlaces: readonly DeclaredPlace[] = [
  place('unit', '所属产品', 'code'),
  place('step1', '归档时间', 'time'),
  place('step2', '审核时间', 'time'),
  place('step3', '采集时间', 'time'),
];

/** What differs from one treadmill of the showcase to the next. */
export const treadmillPlaces: readonly DeclaredPlace[] = [
  place('inspection', '检验报告', 'objectCode'),
  place('motor', '电机', 'objectCode'),
  place('frame', '机架', 'objectCode'),
  place('site', '安装门店', 'text'),
  place('engineer', '安装工程师', 'text'),
  place('waybill', '承运单号', 'text'),
  place('beltTension', '跑带张力检测结果', 'text'),
  place('beltReading', '跑带张力读数', 'number'),
  place('lubrication', '润滑周期检测结果', 'text'),
  place('lubricationDays', '距上次润滑天数', 'number'),
  place('brake', '制动响应检测结果', 'text'),
  place('brakeSeconds', '制动响应秒数', 'number'),
];
