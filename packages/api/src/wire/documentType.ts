import { certificateType, legalIdType, organisationType, prefixDraft } from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireWords } from './words.ts';

const organisationTypeCodes = {
  government: '1',
  researchInstitute: '2',
  socialOrganisation: '3',
  enterprise: '4',
} as const;

const certificateTypeCodes = {
  businessLicence: '1',
  taxRegistration: '2',
  organisationCode: '3',
  safetyPermit: '4',
  productionPermit: '5',
} as const;

const legalIdTypeCodes = {
  residentId: '1',
  hongKongMacaoTravelPermit: '2',
  foreignPermanentResidence: '3',
  hongKongMacaoTaiwanResidence: '4',
  passport: '5',
  taiwanTravelPermit: '6',
} as const;

/** Kinds of organisations and documents: digits on the wire. */
export const wireOrganisationType = wireWords(organisationType, organisationTypeCodes);
export const wireCertificateType = wireWords(certificateType, certificateTypeCodes);
export const wireLegalIdType = wireWords(legalIdType, legalIdTypeCodes);

/** A choice of a draft, which may be invalid: digits with a word become the word, everything else stays unchanged. */
function draftChoice(field: typeof prefixDraft.shape.organisationType, codes: Readonly<Record<string, string>>) {
  const wordOf = new Map(Object.entries(codes).map(([word, code]) => [code, word]));
  const codeOf = new Map(Object.entries(codes));
  return z.optional(
    z.codec(field.def.innerType, z.string(), {
      decode: (code) => wordOf.get(code) ?? code,
      encode: (word) => codeOf.get(word) ?? word,
    }),
  );
}

const { shape } = prefixDraft;

/** The draft of a registration, on the wire and in the database. */
export const wirePrefixDraft = z.extend(prefixDraft, {
  organisationType: draftChoice(shape.organisationType, organisationTypeCodes),
  certificateType: draftChoice(shape.certificateType, certificateTypeCodes),
  legalCardType: draftChoice(shape.legalCardType, legalIdTypeCodes),
});
