import { type Element, element, type IdentifierRecord } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { treadmillRecord } from '../msw/fixtures/identifier.ts';
import { anyRecord } from '../testing/identifierArbitrary.ts';
import { wireCompanyDetails, wireElement, wireIdentifierRecord } from './identifier.ts';

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(keysIn)];
}

describe('wireIdentifierRecord', () => {
  it('gives back the record when any record is encoded, sent as JSON and decoded', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const sent: z.input<typeof wireIdentifierRecord> = JSON.parse(
          JSON.stringify(z.encode(wireIdentifierRecord, record)),
        );
        expect(z.decode(wireIdentifierRecord, sent)).toEqual(record);
      }),
    );
  });

  it('never lets a clean name of a misspelt field out when any record is encoded', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const keys = new Set(keysIn(z.encode(wireIdentifierRecord, record)));
        expect(keys).not.toContain('label');
        expect(keys).not.toContain('value');
        expect(keys).not.toContain('identifierPrefix');
        expect(keys).toContain('indentifierPrefix');
      }),
    );
  });

  it('refuses a record when it lacks a field', () => {
    const { describes: _describes, ...rest } = treadmillRecord;
    expect(z.safeEncode(wireIdentifierRecord, rest as IdentifierRecord).success).toBe(false);
  });
});

describe('wireElement', () => {
  it('says lableName and lableValue on all three levels when a table is encoded', () => {
    const table: Element = {
      dataId: 't',
      dataType: 'Array',
      label: '部件表',
      value: [
        {
          dataId: 'r',
          dataType: 'Object',
          label: '第 1 行',
          value: [
            { dataId: 'c', dataType: 'String', label: '部件', value: '钢丝绳', trace: false, traceIdentifier: '' },
          ],
        },
      ],
    };
    expect(z.encode(wireElement, table)).toEqual({
      dataId: 't',
      dataType: 'Array',
      lableName: '部件表',
      lableValue: [
        {
          dataId: 'r',
          dataType: 'Object',
          lableName: '第 1 行',
          lableValue: [
            {
              dataId: 'c',
              dataType: 'String',
              lableName: '部件',
              lableValue: '钢丝绳',
              trace: false,
              traceIdentifier: '',
            },
          ],
        },
      ],
    });
  });

  it('has a codec for every kind of element when the domain gains one', () => {
    const kinds = (options: readonly z.core.$ZodType[]) =>
      options.flatMap((option) => [...(option._zod.propValues?.dataType ?? [])]).sort();
    expect(kinds(wireElement.def.options)).toEqual(kinds(element.def.options));
  });

  it('refuses an element when its kind is unknown', () => {
    const odd: unknown = { dataId: 'x', dataType: 'Film', lableName: '', lableValue: '' };
    expect(z.safeParse(wireElement, odd).success).toBe(false);
  });
});

describe('wireCompanyDetails', () => {
  it('says indentifierPrefix when a company is encoded', () => {
    expect(z.encode(wireCompanyDetails, treadmillRecord.companyDetails)).toMatchObject({
      indentifierPrefix: '88.118.001',
    });
  });
});
