import { type Element, type RepairRecord, repairElements, type SceneTemplateCode } from '@lima-id/domain';
import type { Places } from './answerTemplate.ts';
import type { FoundAnswer } from './lookUp.ts';

/** The template of scenes that show what was repaired. */
export const repairTemplate: SceneTemplateCode = '10';

/** A repair of an object, and when it last changed: `YYYY-MM-DD HH:mm`, China time. */
export interface ObjectRepair extends RepairRecord {
  changeTime: string;
}

/** Reads the repairs of an object, by its identifier in canonical form. */
export type ReadRepairs = (identifier: string) => Promise<ObjectRepair[]>;

/** The data of a repair scene, the texts that stand in the places among them, and when the newest repair changed; empty without one. */
export interface RepairData {
  elements: Element[];
  places: Places;
  updateTime: string;
}

/**
 * The data of the repair scene `sceneConfId` of an object: what is kept for it, and the repairs of the object itself. What people wrote
 * about these comes as places: nothing in it is ever taken for a place of the scene.
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
