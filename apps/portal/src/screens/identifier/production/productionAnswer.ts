import {
  type AbnormalData,
  type DataOptionCode,
  type Element,
  type EnergyData,
  type ProcessingData,
  repairOption,
} from '@lima-id/domain';

/** What the answer of a production scene says beside its figures; both are empty when it says nothing. */
export interface AnswerMarks {
  /** The moment up to which the figures reach, as the server writes it. */
  updated: string;
  /** Where the figures come from. */
  source: string;
}

/** The figures of one data option. */
export type ProductionFigures =
  | { kind: 'energy'; data: EnergyData }
  | { kind: 'abnormal'; data: AbnormalData }
  | { kind: 'processing'; data: ProcessingData };

/** The answer of a production scene, for one data option. */
export interface ProductionAnswer extends AnswerMarks {
  /** Null when the answer has none for this option, or nothing in them. */
  figures: ProductionFigures | null;
  /** What else there is to show: all of it for repairs, single facts and groups of them beside figures. */
  others: Element[];
}

/** The label of the fact that says up to when the figures reach. */
export const updatedLabel = '数据更新于';
const sourceLabel = '数据来源';

function factOf(elements: readonly Element[], label: string): string {
  const found = elements.find((element) => element.dataType === 'String' && element.label.trim() === label);
  return found?.dataType === 'String' ? found.value.trim() : '';
}

function figuresOf(elements: readonly Element[], dataOption: DataOptionCode): ProductionFigures | null {
  for (const element of elements) {
    if (element.dataType === 'Energy' && dataOption === 'energy' && element.value.units.length > 0) {
      return { kind: 'energy', data: element.value };
    }
    if (element.dataType === 'Abnormal' && dataOption === 'abnormal' && element.value.positions.length > 0) {
      return { kind: 'abnormal', data: element.value };
    }
    if (element.dataType === 'Processing' && dataOption === 'processingTime' && element.value.positions.length > 0) {
      return { kind: 'processing', data: element.value };
    }
  }
  return null;
}

const labelsOfMarks = new Set([updatedLabel, sourceLabel]);
const figureTypes = new Set<Element['dataType']>(['Energy', 'Abnormal', 'Processing']);
const factTypes = new Set<Element['dataType']>(['String', 'Object', 'isVerify']);

/**
 * Reads the answer of a production scene for one data option. The first answer, for which nothing in particular was
 * asked, may hold the figures of every option: those of the others are left out.
 */
export function productionAnswer(elements: readonly Element[], dataOption: DataOptionCode): ProductionAnswer {
  const others = elements.filter((element) => {
    if (figureTypes.has(element.dataType) || labelsOfMarks.has(element.label.trim())) return false;
    return dataOption === repairOption || factTypes.has(element.dataType);
  });
  return {
    updated: factOf(elements, updatedLabel),
    source: factOf(elements, sourceLabel),
    figures: figuresOf(elements, dataOption),
    others,
  };
}
