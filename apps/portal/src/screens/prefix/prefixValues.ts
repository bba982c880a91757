import type { RegistrationRequest } from '@lima-id/api';
import { joinPrefix, type LevelChoice, type PrefixDraft, type PrefixForm } from '@lima-id/domain';

/** The field values of the registration; missing choices and pictures are empty. */
export interface PrefixValues {
  secondNodeId: string;
  enterprisePrefix: string;
  companyName: string;
  organisationType: string;
  certificateType: string;
  licenceNumber: string;
  licenceImage: string;
  industryCodes: LevelChoice;
  areaCodes: LevelChoice;
  registerAddress: string;
  website: string;
  introduce: string;
  legalPerson: string;
  legalCardType: string;
  legalCardNumber: string;
  legalCardImages: { front: string; back: string };
  contactPersonName: string;
  contactPersonPhone: string;
  contactPersonEmail: string;
  agreement: boolean;
}

export const emptyValues: PrefixValues = {
  secondNodeId: '',
  enterprisePrefix: '',
  companyName: '',
  organisationType: '',
  certificateType: '',
  licenceNumber: '',
  licenceImage: '',
  industryCodes: [],
  areaCodes: [],
  registerAddress: '',
  website: '',
  introduce: '',
  legalPerson: '',
  legalCardType: '',
  legalCardNumber: '',
  legalCardImages: { front: '', back: '' },
  contactPersonName: '',
  contactPersonPhone: '',
  contactPersonEmail: '',
  agreement: false,
};

/** The field values of a draft; missing ones are empty, and the agreement is not given. */
export function valuesOfDraft({ legalCardImages = {}, ...draft }: PrefixDraft): PrefixValues {
  const { front = '', back = '' } = legalCardImages;
  const named = Object.entries(draft).filter(([, value]) => value !== undefined);
  return { ...emptyValues, ...Object.fromEntries(named), legalCardImages: { front, back } };
}

/** The draft of the field values: all except the agreement. */
export function draftOfValues(values: PrefixValues): PrefixDraft {
  const { agreement: _, ...fields } = values;
  return { ...fields, industryCodes: [...fields.industryCodes], areaCodes: [...fields.areaCodes] };
}

/** How a submission proves that a person sends it: by a slide, or by the code that was sent for one. */
export type SubmissionProof = Partial<
  Pick<RegistrationRequest, 'verifyCode' | 'scene' | 'sessionId' | 'sig' | 'token'>
>;

/** What is known of a submission besides the form: the prefix of its node, the registration that it replaces, and names of what was chosen. */
export interface SubmissionContext
  extends Pick<RegistrationRequest, 'id' | 'secondNodeName' | 'industryText' | 'areaText'> {
  nodePrefix: string;
}

const noProof = { scene: '', sessionId: '', sig: '', token: '' };

/** A validated form as it is sent. */
export function requestOf(
  form: PrefixForm,
  { nodePrefix, ...known }: SubmissionContext,
  proof: SubmissionProof,
): RegistrationRequest {
  const { agreement: _, enterprisePrefix, ...fields } = form;
  return { ...fields, ...known, ...noProof, ...proof, identifierPrefix: joinPrefix(nodePrefix, enterprisePrefix) };
}
