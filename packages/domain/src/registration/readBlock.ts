import { abnormalElement, type Element, energyElement, processingElement } from '../identifier/element.ts';
import type { ObjectElement, StringElement, TraceEntry } from '../identifier/elementParts.ts';
import { registrationMessages } from '../messages/registration.ts';
import { plainText, unreadableCharacter } from '../text/plainText.ts';
import { checkReportRow } from './checkReportRow.ts';
import { isRecord } from './jsonObject.ts';
import { sceneFactsMax, sceneLabelMaxLength, sceneRowsMax, sceneStepsMax } from './limits.ts';
import type { BlockKind } from './sceneBlocks.ts';
import {
  contentRule,
  inside,
  readDataId,
  readLink,
  readSceneLabel,
  readSceneText,
  readStepTime,
  refuse,
  type SceneReading,
  type Spot,
} from './sceneReading.ts';

const { block: messages, textNames } = registrationMessages;

type Read<Part> = (reading: SceneReading, spot: Spot, part: Readonly<Record<string, unknown>>) => Part;

/** Reads every part of a list; more than `most` are refused as a whole. */
function readList<Part>(
  reading: SceneReading,
  spot: Spot,
  value: unknown,
  { most, reason, read }: { most: number; reason: 'tooManyRows' | 'tooManyFacts' | 'tooManySteps'; read: Read<Part> },
): Part[] {
  if (!Array.isArray(value)) {
    refuse(reading, spot, 'shape', messages.shape(spot.block));
    return [];
  }
  if (value.length > most) {
    refuse(reading, spot, reason, messages[reason](spot.block, most));
    return [];
  }
  return value.flatMap((part: unknown, index) => {
    const at = inside(spot, index);
    if (isRecord(part)) return [read(reading, at, part)];
    refuse(reading, at, 'shape', messages.shape(spot.block));
    return [];
  });
}

/** A part that has to be of one type, as the facts of a group are. */
function expectType(reading: SceneReading, spot: Spot, part: Readonly<Record<string, unknown>>, type: string): void {
  if (part['dataType'] !== type) refuse(reading, inside(spot, 'dataType'), 'shape', messages.shape(spot.block));
}

const readFact: Read<StringElement> = (reading, spot, part) => {
  expectType(reading, spot, part, 'String');
  return {
    dataId: readDataId(reading, inside(spot, 'dataId'), part['dataId']),
    dataType: 'String',
    label: readSceneLabel(reading, inside(spot, 'label'), part['label']),
    value: readSceneText(reading, inside(spot, 'value'), part['value'], contentRule(textNames.value, plainText)),
    ...readLink(reading, spot, part),
  };
};

function readFacts(reading: SceneReading, spot: Spot, value: unknown): StringElement[] {
  return readList(reading, spot, value, { most: sceneFactsMax, reason: 'tooManyFacts', read: readFact });
}

/** The rows of a table may be without a name, which then shows no column of names. */
const readRow: Read<ObjectElement> = (reading, spot, part) => {
  expectType(reading, spot, part, 'Object');
  return {
    dataId: readDataId(reading, inside(spot, 'dataId'), part['dataId']),
    dataType: 'Object',
    label: readSceneLabel(reading, inside(spot, 'label'), part['label'], false),
    value: readFacts(reading, inside(spot, 'value'), part['value']),
  };
};

const readCheck: Read<ObjectElement> = (reading, spot, part) => {
  const faults = reading.faults.length;
  const row = readRow(reading, spot, part);
  if (reading.faults.length === faults) checkReportRow(reading, spot, row);
  return row;
};

const readStep: Read<TraceEntry> = (reading, spot, part) => {
  const title = { name: textNames.title, most: sceneLabelMaxLength, needed: true };
  const { stop } = part;
  if (stop !== undefined && stop !== true) refuse(reading, inside(spot, 'stop'), 'shape', messages.shape(spot.block));
  return {
    time: readStepTime(reading, inside(spot, 'time'), part['time']),
    title: readSceneText(reading, inside(spot, 'title'), part['title'], title),
    place: readSceneText(reading, inside(spot, 'place'), part['place'], contentRule(textNames.place)),
    text: readSceneText(reading, inside(spot, 'text'), part['text'], contentRule(textNames.text, plainText)),
    ...readLink(reading, spot, part),
    ...(stop === true && { stop }),
  };
};

const figureElements = { Energy: energyElement, Abnormal: abnormalElement, Processing: processingElement };

/** Figures are read as those of a lookup are; a text among them that nobody can read is refused with them. */
function readFigures(
  reading: SceneReading,
  spot: Spot,
  head: Pick<Element, 'dataId' | 'label'>,
  part: Readonly<Record<string, unknown>>,
): Element[] {
  const type = part['dataType'] as keyof typeof figureElements;
  const verdict = figureElements[type].safeParse({ ...head, dataType: type, value: part['value'] });
  if (verdict.success && unreadableCharacter(JSON.stringify(verdict.data)) === null) return [verdict.data];
  refuse(reading, inside(spot, 'value'), 'figures', messages.figures(spot.block));
  return [];
}

/** Reads a block of a kind that its scene takes; every fault is noted, and the block is then incomplete. */
export function readBlock(
  reading: SceneReading,
  spot: Spot,
  kind: BlockKind,
  part: Readonly<Record<string, unknown>>,
): Element[] {
  if (kind === 'facts') return [readFact(reading, spot, part)];
  const head = {
    dataId: readDataId(reading, inside(spot, 'dataId'), part['dataId']),
    label: readSceneLabel(reading, inside(spot, 'label'), part['label']),
  };
  const [at, value] = [inside(spot, 'value'), part['value']];
  switch (kind) {
    case 'groups':
      return [{ ...head, dataType: 'Object', value: readFacts(reading, at, value) }];
    case 'tables':
    case 'checks': {
      const rows = {
        most: sceneRowsMax,
        reason: 'tooManyRows',
        read: kind === 'tables' ? readRow : readCheck,
      } as const;
      return [{ ...head, dataType: 'Array', value: readList(reading, at, value, rows) }];
    }
    case 'steps':
    case 'stops': {
      const steps = { most: sceneStepsMax, reason: 'tooManySteps', read: readStep } as const;
      return [{ ...head, dataType: 'TraceDetails', value: readList(reading, at, value, steps) }];
    }
    case 'production':
      return readFigures(reading, spot, head, part);
  }
}
