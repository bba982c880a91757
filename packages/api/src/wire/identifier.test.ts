import { type Element, element, type IdentifierRecord } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { treadmillRecord } from '../msw/fixtures/identifier.ts';
import { anyRecord } from '../testing/identifierArbitrary.ts';
import { plainWireRecord, wireCompanyDetails } from './identifier.ts';
import { wireElement, wireIdentifierRecord } from './identifierDetail.ts';

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(keysIn)];
}

describe('wireIdentifierRecord', () => {
  it('restores any record after encoding, JSON and decoding', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const sent: z.input<typeof wireIdentifierRecord> = JSON.parse(
          JSON.stringify(z.encode(wireIdentifierRecord, record)),
        );
        expect(z.decode(wireIdentifierRecord, sent)).toEqual(record);
      }),
    );
  });

  it('never sends the clean name of a misspelt field for any record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        // A part of a unit's energy and a measure are named `label` on the wire too.
        const elements = record.elements.filter(({ dataType }) => dataType !== 'Energy' && dataType !== 'Monitoring');
        const keys = new Set(keysIn(z.encode(wireIdentifierRecord, { ...record, elements })));
        expect(keys).not.toContain('label');
        expect(keys).not.toContain('value');
        expect(keys).not.toContain('identifierPrefix');
        expect(keys).toContain('indentifierPrefix');
      }),
    );
  });

  it('decodes the same without production figures when a page shows none', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const sent: unknown = JSON.parse(JSON.stringify(z.encode(wireIdentifierRecord, record)));
        const figures = new Set(['Energy', 'Abnormal', 'Processing', 'Monitoring']);
        const elements = record.elements.filter(({ dataType }) => !figures.has(dataType));
        expect(z.safeDecode(plainWireRecord, sent as z.input<typeof plainWireRecord>)).toEqual({
          success: true,
          data: { ...record, elements },
        });
      }),
    );
    const broken: unknown = { ...Object(z.encode(wireIdentifierRecord, treadmillRecord)), elements: 'none' };
    expect(z.safeDecode(plainWireRecord, broken as z.input<typeof plainWireRecord>).success).toBe(false);
  });

  it('refuses a record when it lacks a field', () => {
    const { describes: _describes, ...rest } = treadmillRecord;
    expect(z.safeEncode(wireIdentifierRecord, rest as IdentifierRecord).success).toBe(false);
  });
});

describe('wireElement', () => {
  it('encodes production figures in the structure of the platform', () => {
    const trend = [{ time: '8', value: 3 }];
    const none = { days: [], weeks: [], months: [], quarters: [], custom: [] };
    const block = { dataId: 'p', label: '生产数据' };
    const wireBlock = { dataId: 'p', lableName: '生产数据' };
    const energy: Element = {
      ...block,
      dataType: 'Energy',
      value: {
        units: [{ unitName: '总装线', ...none, custom: [{ label: '电', total: 6, totalPerProduct: 2, trend }] }],
      },
    };
    const numbers = [{ time: '8', numericalValue: 3 }];
    const { custom: _custom, ...wireNone } = none;
    expect(z.encode(wireElement, energy)).toEqual({
      ...wireBlock,
      dataType: 'Energy',
      lableValue: {
        unitDataDetails: [
          {
            unitName: '总装线',
            ...wireNone,
            customTime: [
              {
                label: '电',
                total: 6,
                totalForUnit: 2,
                chartDataDetails: { energyConsumptionTrend: numbers },
              },
            ],
          },
        ],
      },
    });
    const processing: Element = {
      ...block,
      dataType: 'Processing',
      value: {
        timeTotal: 9,
        productTime: 3,
        positions: [{ positionCode: 'P1', positionName: '焊接', timeTotal: 9, trend }],
      },
    };
    expect(z.encode(wireElement, processing)).toEqual({
      ...wireBlock,
      dataType: 'Processing',
      lableValue: {
        timeTotal: 9,
        productTime: 3,
        positionDataDetails: [
          {
            positionCode: 'P1',
            positionName: '焊接',
            timeTotalForPosition: 9,
            chartDataDetails: { postProcessingTimeTrend: numbers },
          },
        ],
      },
    });
    const stop = { abnormalType: 'quality' as const, timeTotal: 9, numTotal: 1, trend };
    const abnormal: Element = {
      ...block,
      dataType: 'Abnormal',
      value: { positions: [{ positionName: '焊接', ...none, days: [{ ...stop, positionTimeTotal: 4 }] }] },
    };
    const { trend: _trend, ...wireStop } = stop;
    expect(z.encode(wireElement, abnormal)).toEqual({
      ...wireBlock,
      dataType: 'Abnormal',
      lableValue: {
        positionDataDetails: [
          {
            positionName: '焊接',
            ...wireNone,
            days: [{ ...wireStop, timeTotalForPosition: 4, chartDataDetails: { postAbnormalTrend: numbers } }],
            customTime: [],
          },
        ],
      },
    });
  });

  it('encodes lableName and lableValue on all three levels of a table', () => {
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
  it('encodes indentifierPrefix for a company', () => {
    expect(z.encode(wireCompanyDetails, treadmillRecord.companyDetails)).toMatchObject({
      indentifierPrefix: '88.118.001',
    });
  });
});
