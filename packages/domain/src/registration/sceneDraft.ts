import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import type { Element } from '../identifier/element.ts';
import { sceneTemplateCode } from '../identifier/record.ts';
import { customTemplateCode, sceneTemplates } from '../identifier/scene.ts';
import { registrationMessages } from '../messages/registration.ts';
import { characterCount } from '../text/plainText.ts';
import { isRecord } from './jsonObject.ts';
import {
  sceneBlocksMax,
  sceneDataSourceMaxLength,
  sceneMaxBytes,
  sceneNameMaxLength,
  scenePositionMax,
  scenesMax,
  scenesOfTemplateMax,
} from './limits.ts';
import { type DeclaredPlace, placeKindsOf } from './place.ts';
import { readBlock } from './readBlock.ts';
import { blockKindOf, blockKinds, filledLabels, sceneBlocks } from './sceneBlocks.ts';
import type { SceneFault } from './sceneFault.ts';
import { refuse, type SceneReading } from './sceneReading.ts';
import { utf8Length } from './utf8Length.ts';

const messages = registrationMessages.scene;

/** Names of the drawings that an enterprise may choose for a custom scene. */
export const sceneIcons = [
  'book',
  'certificate',
  'document',
  'heartbeat',
  'leaf',
  'package',
  'training',
  'video',
] as const;
export type SceneIconName = (typeof sceneIcons)[number];

/** A scene of a model or a batch as its enterprise writes it. Its data are checked by `checkScene`. Source: docs/rules/registration.md. */
export const sceneDraft = z
  .object({
    templateCode: z.enum(sceneTemplateCode.options, messages.template),
    /** The name of its tab, for a custom scene and where a template occurs more than once. */
    name: readField(messages.name).check(
      z.refine((text) => text !== '' && characterCount(text) <= sceneNameMaxLength, messages.name),
    ),
    /** Empty for the drawing of the template. */
    icon: z.enum(['', ...sceneIcons], messages.icon),
    /** Scenes are in the order of their positions. */
    position: z
      .int(messages.position)
      .check(z.minimum(0, messages.position), z.maximum(scenePositionMax, messages.position)),
    /** The provider of the data; empty or left out when it is the enterprise itself. */
    dataSource: z.optional(
      readField(messages.dataSource).check(
        z.refine((text) => characterCount(text) <= sceneDataSourceMaxLength, messages.dataSource),
      ),
    ),
    elements: z.array(z.unknown(), { error: messages.elements }),
  })
  .check(
    z.refine(({ templateCode, icon }) => icon === '' || templateCode === customTemplateCode, {
      error: messages.iconOfTemplate,
      path: ['icon'],
    }),
  );
export type SceneDraft = z.infer<typeof sceneDraft>;

/** The data of a scene as they are stored, or every fault. */
export type SceneVerdict = { ok: true; elements: Element[] } | { ok: false; faults: SceneFault[] };

const { block: reasons, blockName, blockNumber } = registrationMessages;

function readElement(
  reading: SceneReading,
  templateCode: SceneDraft['templateCode'],
  given: unknown,
  index: number,
): Element[] {
  const label = isRecord(given) && typeof given['label'] === 'string' ? given['label'].trim() : '';
  const block = label === '' ? blockNumber(index + 1) : blockName(index + 1, label);
  const spot = { path: ['elements', index], block };
  const kind = blockKindOf(given, templateCode);
  const template = sceneTemplates[templateCode].name;
  if (!isRecord(given) || kind === null) {
    const verify = isRecord(given) && given['dataType'] === 'isVerify';
    refuse(
      reading,
      spot,
      'blockUnknown',
      (verify ? registrationMessages.verifyBlock : reasons.blockUnknown)(spot.block),
    );
  } else if (kind === 'mixed') refuse(reading, spot, 'stopsMixed', reasons.stopsMixed(spot.block));
  else if (!sceneBlocks[templateCode].includes(kind)) {
    const taken = sceneBlocks[templateCode].map((one) => blockKinds[one]).join('、');
    refuse(reading, spot, 'blockRefused', reasons.blockRefused(spot.block, template, blockKinds[kind], taken));
  } else return readBlock(reading, spot, kind, given);
  return [];
}

/**
 * Checks the data of a scene against its template and the places that its model declares: the data as they are stored, texts and codes in
 * their plain form, or every fault with its path. Source: docs/rules/registration.md.
 */
export function checkScene(
  { templateCode, elements: given }: Pick<SceneDraft, 'templateCode' | 'elements'>,
  places: readonly DeclaredPlace[],
): SceneVerdict {
  const reading: SceneReading = {
    places: placeKindsOf(places),
    filled: filledLabels[templateCode] ?? [],
    ids: new Set(),
    faults: [],
  };
  const whole = { path: ['elements'], block: '' };
  if (given.length > sceneBlocksMax) {
    refuse(reading, whole, 'tooManyBlocks', reasons.tooManyBlocks(sceneBlocksMax));
    return { ok: false, faults: reading.faults };
  }
  const elements = given.flatMap((block, index) => readElement(reading, templateCode, block, index));
  // Incomplete data say nothing about their size.
  if (reading.faults.length === 0 && utf8Length(JSON.stringify(elements)) > sceneMaxBytes)
    refuse(reading, whole, 'tooLarge', reasons.tooLarge(sceneMaxBytes / 1024));
  return reading.faults.length === 0 ? { ok: true, elements } : { ok: false, faults: reading.faults };
}

/** Whether the scenes of a model or a batch go together. */
export type SceneListVerdict =
  | { ok: true }
  | { ok: false; reason: 'tooMany' | 'tooManyOfTemplate' | 'nameTwice'; message: string };

/**
 * Checks the scenes of one model or batch together: how many, how many of a template, and that those of one template differ in name, by which
 * visitors tell their tabs apart.
 */
export function checkSceneList(scenes: readonly Pick<SceneDraft, 'templateCode' | 'name'>[]): SceneListVerdict {
  if (scenes.length > scenesMax) return { ok: false, reason: 'tooMany', message: messages.tooMany };
  for (const templateCode of sceneTemplateCode.options) {
    const names = scenes.filter((scene) => scene.templateCode === templateCode).map(({ name }) => name);
    const template = sceneTemplates[templateCode].name;
    if (names.length > scenesOfTemplateMax)
      return { ok: false, reason: 'tooManyOfTemplate', message: messages.tooManyOfTemplate(template) };
    const repeated = names.find((name, index) => names.indexOf(name) < index);
    if (repeated !== undefined)
      return { ok: false, reason: 'nameTwice', message: messages.nameTwice(template, repeated) };
  }
  return { ok: true };
}
