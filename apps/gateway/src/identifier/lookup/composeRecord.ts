import {
  type Element,
  type IdentifierRecord,
  recallElements,
  type Scene,
  type StringElement,
  sceneTemplates,
} from '@lima-id/domain';
import { shownPicture } from '../pictureAddress.ts';
import { fillPlaceholders, type PlaceholderFiller } from './placeholders.ts';
import { pictureNames } from './reservedFacts.ts';
import type { SharedData } from './sharedData.ts';
import { recallScene } from './storedRecall.ts';

/** Element shown instead of a scene's data until the visitor's phone is verified. */
const verificationReason = '该场景仅向设备的使用方开放，请验证手机号后查看';

function filledText(text: string, filler: PlaceholderFiller): string {
  return fillPlaceholders(text, filler).text;
}

/** A link with a missing placeholder value has no target and is dropped. */
function filledLink<Linked extends { trace: boolean; traceIdentifier: string }>(
  linked: Linked,
  filler: PlaceholderFiller,
) {
  const link = fillPlaceholders(linked.traceIdentifier, filler);
  const leads = linked.trace && link.complete && link.text !== '';
  return { trace: leads, traceIdentifier: leads ? link.text : '' };
}

function filledString(element: StringElement, filler: PlaceholderFiller): StringElement {
  const { label, value } = element;
  return {
    ...element,
    label: filledText(label, filler),
    value: filledText(value, filler),
    ...filledLink(element, filler),
  };
}

/** The element with its placeholders filled. */
export function filledElement(element: Element, filler: PlaceholderFiller): Element {
  const label = filledText(element.label, filler);
  switch (element.dataType) {
    case 'String':
      return filledString(element, filler);
    case 'isVerify':
      return { ...element, label, value: filledText(element.value, filler) };
    case 'Object':
      return { ...element, label, value: element.value.map((fact) => filledString(fact, filler)) };
    case 'Array':
      return {
        ...element,
        label,
        value: element.value.map((row) => ({
          ...row,
          label: filledText(row.label, filler),
          value: row.value.map((fact) => filledString(fact, filler)),
        })),
      };
    case 'TraceDetails':
      return {
        ...element,
        label,
        value: element.value.map((entry) => ({
          time: filledText(entry.time, filler),
          title: filledText(entry.title, filler),
          place: filledText(entry.place, filler),
          text: filledText(entry.text, filler),
          ...filledLink(entry, filler),
          ...(entry.stop && { stop: entry.stop }),
        })),
      };
    case 'Energy':
    case 'Abnormal':
    case 'Processing':
      return { ...element, label };
    // Texts of reports are no templates.
    case 'Monitoring':
      return element;
  }
}

/** The element shown instead of a scene's data until the visitor's phone is verified; null when the scene is public. */
export function verificationOf(scene: Scene): Element[] | null {
  const { templateCode } = scene;
  if (!sceneTemplates[templateCode].needsVerification) return null;
  return [{ dataId: `${templateCode}-verify`, dataType: 'isVerify', label: '手机验证', value: verificationReason }];
}

/** The scene that an answer opens: the requested one, or the first tab. Undefined when the object has no such scene. */
export function chooseScene(shared: SharedData, sceneConfId: string | undefined): Scene | undefined {
  if (!sceneConfId) return shared.openingScene;
  return shared.scenes.find((scene) => scene.sceneConfId === sceneConfId);
}

/** Elements of an open scene; the recall scene combines stored elements with published recalls. */
function openElements(
  shared: SharedData,
  { scene, elements }: { scene: Scene; elements: readonly Element[] },
  filler: PlaceholderFiller,
): Element[] {
  const kept = elements.map((element) => filledElement(element, filler));
  if (scene.templateCode !== recallScene.templateCode) return kept;
  const { recall, model } = shared;
  return recallElements({
    recall,
    kept,
    checkTime: filler('checkTime') ?? '',
    phone: model.enterprise.afterSalesPhone,
  });
}

function noticeOf({ recall }: SharedData): IdentifierRecord['recall'] {
  if (recall === null) return null;
  const { number, time, hazard, remedy, phone } = recall;
  return { number, time, hazard, remedy, phone };
}

/**
 * The answer to a lookup, with the scene `open` and its `elements`. `filler` resolves the object's facts and the built-in placeholders:
 * `identifier`, `objectCode`, `registerTime`, `suspendTime`, `checkTime`. Pictures of the object itself precede those of its model. `qrcodeLink`
 * is an address of this site.
 */
export function composeRecord(
  shared: SharedData,
  open: { scene: Scene; elements: readonly Element[] } | undefined,
  filler: PlaceholderFiller,
  qrcodeLink: string,
): IdentifierRecord {
  const { model, scenes, batchCode } = shared;
  const { enterprise } = model;
  const withBatch: PlaceholderFiller = (name) => (name === 'batchCode' ? batchCode : filler(name));
  return {
    identifier: filler('identifier') ?? '',
    identifierName: model.name,
    prefix: enterprise.prefix,
    companyName: enterprise.name,
    describes: model.describes,
    registerTime: filler('registerTime') ?? '',
    suspendTime: filler('suspendTime') ?? '',
    recall: noticeOf(shared),
    images: [
      ...pictureNames.flatMap((name) => filler(name) ?? []),
      ...model.images.flatMap((address) => shownPicture(address, qrcodeLink) ?? []),
    ],
    scenes,
    sceneConfId: open?.scene.sceneConfId ?? '',
    elements: open === undefined ? [] : openElements(shared, open, withBatch),
    companyDetails: {
      identifierPrefix: enterprise.prefix,
      companyName: enterprise.name,
      industry: enterprise.industry,
      website: enterprise.website,
      createTime: enterprise.createTime,
      introduce: enterprise.introduce,
      qrcodeLink,
    },
  };
}
