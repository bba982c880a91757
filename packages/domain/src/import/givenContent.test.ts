import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentifierState, identifierStates } from '../identifier/life.ts';
import { checkFacts } from '../registration/facts.ts';
import type { DeclaredPlace } from '../registration/place.ts';
import { importColumnNames, readImportColumns } from './columns.ts';
import { contentAfter, givenContent, placesOfChange, stateAfter } from './givenContent.ts';

const names = ['site', 'waybill', 'weight', 'made'];
const places = names.map((name): DeclaredPlace => ({ name, label: name, kind: 'text', needed: name !== 'site' }));
const facts = fc.dictionary(fc.constantFrom(...names, 'formerPlace'), fc.stringMatching(/^[a-z]{1,4}$/));
const pictures = fc.uniqueArray(fc.constantFrom('/a.png', '/b.png', '/c.png'));
const content = fc.record({ facts, pictures });
/** The names of a file's columns besides that of codes. */
const header = fc.subarray([...names, importColumnNames.pictures, importColumnNames.state, '备注', '']);

function givenBy(head: readonly string[]) {
  const verdict = readImportColumns(['code', ...head], places, true);
  if (!verdict.ok) throw new Error(verdict.message);
  return givenContent(verdict.columns);
}

describe('contentAfter', () => {
  it('is what the line says of each column, and what is registered of everything else', () => {
    fc.assert(
      fc.property(header, content, content, (head, registered, line) => {
        const inColumns = Object.fromEntries(Object.entries(line.facts).filter(([name]) => head.includes(name)));
        const after = contentAfter(givenBy(head), registered, { ...line, facts: inColumns });
        for (const name of [...names, 'formerPlace'])
          expect(after.facts[name]).toBe((head.includes(name) ? line : registered).facts[name]);
        expect(after.pictures).toBe((head.includes('图片') ? line : registered).pictures);
      }),
    );
  });
});

describe('stateAfter', () => {
  it('is what the line says, except of a draft when the file has no column of states', () => {
    const registered = fc.constantFrom(...(Object.keys(identifierStates) as IdentifierState[]));
    fc.assert(
      fc.property(header, registered, fc.constantFrom('draft', 'active'), (head, state, line) => {
        const stays = state === 'draft' && !head.includes(importColumnNames.state);
        expect(stateAfter(givenBy(head), state, line)).toBe(stays ? 'draft' : line);
      }),
    );
  });
});

describe('placesOfChange', () => {
  it('needs the facts alone that the file has a column for', () => {
    fc.assert(
      fc.property(header, (head) => {
        const verdict = checkFacts(placesOfChange(givenBy(head), places), {});
        const missing = verdict.ok ? [] : verdict.refused.map(({ place }) => place);
        expect(missing).toEqual(names.filter((name) => name !== 'site' && head.includes(name)));
      }),
    );
  });
});
