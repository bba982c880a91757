import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../openapi/document.ts';
import type { DocumentOf, FieldDocument, FieldDocuments } from './callDocument.ts';
import { subjectDocuments } from './callDocuments.ts';
import { sharedFields } from './sharedFields.ts';

const text = JSON.stringify(openApiDocument());
const subjects: readonly DocumentOf<Record<never, never>>[] = subjectDocuments;

function textsOf(fields: FieldDocuments = {}): string[] {
  return Object.values(fields).flatMap((field: FieldDocument) =>
    typeof field === 'string' ? field : (field.text ?? []),
  );
}

describe('the documents of the contract', () => {
  it('contain no text that is missing from the OpenAPI document', () => {
    const calls = subjects.flatMap((subject) => Object.values<{ fields?: FieldDocuments }>(subject.calls));
    const said = [...subjects, ...calls].flatMap(({ fields }) => textsOf(fields)).concat(textsOf(sharedFields));
    expect(said.filter((one) => !text.includes(JSON.stringify(one)))).toEqual([]);
  });

  it('give every shape a name of its own, and each appears in the OpenAPI document', () => {
    const names = subjects.flatMap(({ shapes = {} }) => Object.keys(shapes));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });
});
