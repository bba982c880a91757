import * as z from 'zod/mini';

/** What a production scene can show, in the order of its sub-tabs: what the server offers, and repairs, which the portal adds. */
export const dataOptionNames = {
  energy: '能耗数据',
  abnormal: '异常数据',
  processingTime: '加工时间',
  repairRecords: '报修记录',
} as const;
/** Which data of a production line are looked at, in the order of the sub-tabs. */
export const dataOptionCode = z.enum(['energy', 'abnormal', 'processingTime', 'repairRecords']);
export type DataOptionCode = z.infer<typeof dataOptionCode>;

/** The data option of repairs: added to whatever the server offers, and without a time range. */
export const repairOption = 'repairRecords';

/** An option as the server lists it. */
export const dataOption = z.object({ code: dataOptionCode, name: z.string() });
export type DataOption = z.infer<typeof dataOption>;

/** A sub-tab of a production scene. */
export interface ProductionTab {
  code: DataOptionCode;
  name: string;
}

/**
 * The sub-tabs for what the server offers, in the order of `dataOptionCode`: each once, under the name the server first gives
 * it (ours when that is blank), and always repairs. Source: docs/rules/production.md.
 */
export function productionTabs(options: readonly DataOption[]): ProductionTab[] {
  const offered: readonly DataOption[] = [...options, { code: repairOption, name: '' }];
  return dataOptionCode.options.flatMap((code) => {
    const option = offered.find((candidate) => candidate.code === code);
    return option === undefined ? [] : [{ code, name: option.name.trim() || dataOptionNames[code] }];
  });
}
