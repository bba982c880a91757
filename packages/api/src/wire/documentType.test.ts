import { certificateType, legalIdType, organisationType } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { wireCertificateType, wireLegalIdType, wireOrganisationType, wirePrefixDraft } from './documentType.ts';

describe.each([
  ['organisation', wireOrganisationType, organisationType.options],
  ['certificate', wireCertificateType, certificateType.options],
  ['legal person’s document', wireLegalIdType, legalIdType.options],
])('the type of a %s', (_name, codec, words) => {
  const wire = codec as z.ZodMiniType<string, string>;

  it('is sent as its position in the list, from 1, as digits', () => {
    expect(words.map((word) => z.encode(wire, word))).toEqual(words.map((_, index) => String(index + 1)));
    expect(words.map((_, index) => z.decode(wire, String(index + 1)))).toEqual(words);
  });

  it('is refused when the digits belong to no word', () => {
    for (const code of ['0', '7', '', '01', words[0]]) expect(z.safeDecode(wire, code as string).success).toBe(false);
  });
});

describe('wirePrefixDraft', () => {
  const kept = { organisationType: '4', certificateType: '1', legalCardType: '6', companyName: '1' };
  const values = {
    organisationType: 'enterprise',
    certificateType: 'businessLicence',
    legalCardType: 'taiwanTravelPermit',
    companyName: '1',
  };

  it('turns the digits of a draft into words and back', () => {
    expect(z.decode(wirePrefixDraft, kept)).toEqual(values);
    expect(z.encode(wirePrefixDraft, values)).toEqual(kept);
  });

  it.each([{}, { organisationType: '' }, { certificateType: '9' }, { legalCardType: 'x' }])(
    'leaves %j unchanged, since the digits belong to no word',
    (draft) => {
      expect(z.decode(wirePrefixDraft, draft)).toEqual(draft);
      expect(z.encode(wirePrefixDraft, draft)).toEqual(draft);
    },
  );

  it('reads the draft that a page saves', () => {
    const verdict = decodeRequest(contract.savePrefixDraft, { values: kept, basedOn: 0 });
    expect(verdict).toEqual({ ok: true, value: { values, basedOn: 0 } });
  });
});
