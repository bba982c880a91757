import type { EndpointName } from '../contract/contract.ts';
import type { CallDocument, DocumentOf, FieldDocuments } from './callDocument.ts';
import { callDocuments, subjectDocuments } from './callDocuments.ts';
import { sharedFields } from './sharedFields.ts';

/** Looks up the descriptions and examples of a call's or a shape's fields. */
export interface FieldScope {
  textOf(field: string): string | undefined;
  exampleOf(field: string): unknown;
}

const subjects: readonly (DocumentOf<unknown> & { calls: Readonly<Record<string, CallDocument>> })[] = subjectDocuments;

/** The first level that describes a field wins, for its text and its example separately. */
function scopeOf(...levels: readonly (FieldDocuments | undefined)[]): FieldScope {
  const entriesOf = (field: string) =>
    levels.flatMap((level = {}) => {
      const entry = Object.hasOwn(level, field) ? level[field] : undefined;
      return typeof entry === 'string' ? { text: entry, example: undefined } : (entry ?? []);
    });
  return {
    textOf: (field) => entriesOf(field).find(({ text }) => text !== undefined)?.text,
    exampleOf: (field) => entriesOf(field).find(({ example }) => example !== undefined)?.example,
  };
}

/** Fields of a call: its own descriptions, then its subject's, then the shared ones. */
export function callScope(name: EndpointName): FieldScope {
  const subject = subjects.find(({ calls }) => Object.hasOwn(calls, name));
  return scopeOf(callDocuments[name].fields, subject?.fields, sharedFields);
}

/** Fields of a call by its own descriptions only. They apply to the shapes in its examples as well. */
export function ownScope(name: EndpointName): FieldScope {
  return scopeOf(callDocuments[name].fields);
}

/** Fields of a shape: its subject's descriptions, then the shared ones. */
export function shapeScope(name: string): FieldScope {
  const subject = subjects.find(({ shapes = {} }) => Object.hasOwn(shapes, name));
  return scopeOf(subject?.fields, sharedFields);
}
