import * as z from 'zod/mini';

/** What a production scene can show, by code: what the server offers (0 to 2), and repairs, which the portal adds. */
export const dataOptionNames = { 0: '能耗数据', 1: '异常数据', 2: '加工时间', 3: '报修记录' } as const;
/** Which data of a production line are looked at, as it travels. */
export const dataOptionCode = z.literal([0, 1, 2, 3]);
export type DataOptionCode = z.infer<typeof dataOptionCode>;

/** The data option of repairs: added to whatever the server offers, and without a time range. */
export const repairOption = 3;

/** An option as the server lists it; codes that the portal does not know may come. */
export const dataOption = z.object({ code: z.number(), name: z.string() });
export type DataOption = z.infer<typeof dataOption>;

/** A sub-tab of a production scene. */
export interface ProductionTab {
  code: DataOptionCode;
  name: string;
}

/**
 * The sub-tabs for what the server offers, by rising code: each known code once, under the name the server first gives
 * it (ours when that is blank), and always repairs. Source: docs/rules/production.md.
 */
export function productionTabs(options: readonly DataOption[]): ProductionTab[] {
  const offered: readonly DataOption[] = [...options, { code: repairOption, name: '' }];
  return ([0, 1, 2, 3] as const).flatMap((code) => {
    const option = offered.find((candidate) => candidate.code === code);
    return option === undefined ? [] : [{ code, name: option.name.trim() || dataOptionNames[code] }];
  });
}
