import * as z from 'zod/mini';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { placesIn } from '../registration/place.ts';
import { maskText } from './maskText.ts';

/**
 * Who reads a record, each audience seeing everything that those before it see: everybody, the enterprise that owns the code, the
 * platform's operators.
 */
export const audiences = ['public', 'enterprise', 'operator'] as const;
export type Audience = (typeof audiences)[number];

/** Whether a reader sees what is meant for an audience. */
export function mayRead(reader: Audience, meantFor: Audience): boolean {
  return audiences.indexOf(reader) >= audiences.indexOf(meantFor);
}

/** A mask on a data block, a row or a fact of a scene, by its `dataId`: omits it, or replaces its middle. */
export const fieldMask = z.object({
  dataId: z.string(),
  /** Who sees it as it is. */
  audience: z.enum(['enterprise', 'operator']),
  kind: z.enum(['hidden', 'partial']),
});
export type FieldMask = z.infer<typeof fieldMask>;

type Kind = FieldMask['kind'];

function hasPlaces(text: string): boolean {
  return placesIn(text).length > 0;
}

function maskedFact(fact: StringElement): StringElement {
  return { ...fact, value: maskText(fact.value), trace: false, traceIdentifier: '' };
}

/**
 * What a reader sees of a scene's data. A mask on a group applies to everything in it; of two masks on the path to a fact the stricter
 * applies. What cannot be shown in part (requests, figures of production, facts and lists of steps with placeholders, which are filled later) is
 * omitted by a partial mask. Does not change its arguments. Source: docs/rules/audience.md.
 */
export function maskElements(elements: readonly Element[], masks: readonly FieldMask[], reader: Audience): Element[] {
  const kinds = new Map<string, Kind>();
  for (const { dataId, audience, kind } of masks) {
    if (!mayRead(reader, audience) && kinds.get(dataId) !== 'hidden') kinds.set(dataId, kind);
  }
  if (kinds.size === 0) return [...elements];

  function facts(given: readonly StringElement[], above: Kind | undefined): StringElement[] {
    return given.flatMap((fact) => {
      const kind = kinds.get(fact.dataId) ?? above;
      if (kind === undefined) return [fact];
      return kind === 'hidden' || hasPlaces(fact.value) ? [] : [maskedFact(fact)];
    });
  }
  function group(given: ObjectElement, above: Kind | undefined): ObjectElement[] {
    const kind = kinds.get(given.dataId) ?? above;
    return kind === 'hidden' ? [] : [{ ...given, value: facts(given.value, kind) }];
  }

  return elements.flatMap((element): Element[] => {
    const kind = kinds.get(element.dataId);
    if (kind === 'hidden') return [];
    switch (element.dataType) {
      case 'String':
        return facts([element], undefined);
      case 'Object':
        return group(element, undefined);
      case 'Array':
        return [{ ...element, value: element.value.flatMap((row) => group(row, kind)) }];
      case 'TraceDetails':
        if (kind === undefined) return [element];
        if (element.value.some(({ place, text }) => hasPlaces(place) || hasPlaces(text))) return [];
        return [
          {
            ...element,
            value: element.value.map((entry) => ({
              ...entry,
              place: maskText(entry.place),
              text: maskText(entry.text),
              trace: false,
              traceIdentifier: '',
            })),
          },
        ];
      default:
        return kind === undefined ? [element] : [];
    }
  });
}
