import { type Element, type RepairRecord, repairElements, type SceneTemplateCode } from '@lima-id/domain';
import type { Places } from './lookup/answerTemplate.ts';
import type { FoundAnswer } from './lookup/lookUp.ts';

/** The template of scenes that show repairs. */
export const repairTemplate: SceneTemplateCode = 'equipmentRepair';

/** A repair of an object, and its last change: `YYYY-MM-DD HH:mm`, China time. */
export interface ObjectRepair extends RepairRecord {
  changeTime: string;
}

/** Reads the repairs of an object, by its identifier in canonical form. */
export type ReadRepairs = (identifier: string) => Promise<ObjectRepair[]>;

/** Elements of a repair scene, their placeholder values, and the newest repair's last change; empty without one. */
export interface RepairData {
  elements: Element[];
  places: Places;
  updateTime: string;
}

/**
 * Elements of the repair scene `sceneConfId` of an object: the stored ones, and the repairs of the object itself. User texts are inserted
 * as placeholder values, so that placeholders inside them are not expanded.
 */
export async function readRepairData(
  found: FoundAnswer,
  sceneConfId: string,
  readRepairs: ReadRepairs,
): Promise<RepairData> {
  const [kept, repairs] = await Promise.all([found.source.readElements(sceneConfId), readRepairs(found.identifier)]);
  const places: Record<string, string> = {};
  const place = (text: string) => {
    const name = `repairText${Object.keys(places).length + 1}`;
    places[name] = text;
    return `{${name}}`;
  };
  const records = repairs.map((repair) => ({
    ...repair,
    fault: place(repair.fault),
    handling: place(repair.handling),
    servedBy: place(repair.servedBy),
  }));
  const [updateTime = ''] = repairs
    .map(({ changeTime }) => changeTime)
    .toSorted()
    .toReversed();
  return { elements: repairElements(kept, records), places, updateTime };
}
