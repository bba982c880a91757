import { prefixMessages } from '../messages/prefix.ts';
import { suspensionMessages } from '../messages/suspension.ts';
import { certificateTypes, legalIdTypes, organisationTypes } from '../prefix/documentType.ts';
import {
  documentNumberMinLength,
  introduceMaxLength,
  legalCardNumberMaxLength,
  registrationTextMaxLength,
  rejectionWordsMaxLength,
  suspensionReasonMaxLength,
} from '../prefix/limits.ts';
import { markedField } from '../prefix/markedField.ts';
import { rejectionReasons } from '../prefix/rejection.ts';
import { reviewStatuses } from '../prefix/review.ts';
import { pair } from './catalogue.ts';
import { isFigure } from './words.ts';

const personalDataErased =
  'The personal data and pictures of this application were deleted, fill them in again to apply';
const notVerified = 'The details of the enterprise could not be verified';
const noCreditCode = 'The licence number does not follow the rules of unified social credit codes';
const noResidentId = 'The document number does not follow the rules of resident ID numbers';

export const prefixPairs = [
  pair(suspensionMessages, {
    reasonMissing: 'Enter the reason',
    reasonTooLong: `The reason has at most ${suspensionReasonMaxLength} characters, shorten it and submit again`,
    unexplained: 'The enterprise prefix is suspended, contact customer service',
    refused: 'The enterprise prefix is suspended and its identifiers cannot be managed now, contact customer service',
    buying: 'The enterprise prefix is suspended and cannot buy apps now, contact customer service',
    trying: 'The enterprise prefix is suspended and cannot try apps now, contact customer service',
    tokens: 'The enterprise prefix is suspended, restore it before you issue a token',
    applying: (prefix) =>
      `The enterprise prefix ${prefix} is suspended and you cannot apply for another, contact customer service`,
  }),
  pair(prefixMessages, {
    label: {
      secondNodeId: 'Second-level node',
      enterprisePrefix: 'Enterprise prefix',
      companyName: 'Name of the enterprise',
      organisationType: 'Kind of organisation',
      certificateType: 'Kind of licence',
      licenceNumber: 'Licence number',
      licenceImage: 'Picture of the licence',
      industryCodes: 'Industry',
      areaCodes: 'Place of registration',
      registerAddress: 'Address',
      website: 'Website',
      introduce: 'About the enterprise',
      legalPerson: 'Legal representative',
      legalCardType: 'Kind of document',
      legalCardNumber: 'Document number',
      legalCardImages: 'Photos of the document',
      contactPersonName: 'Contact',
      contactPersonPhone: 'Mobile number',
      contactPersonEmail: 'E-mail',
    },
    form: {
      secondNodeId: 'Choose a second-level node',
      enterprisePrefix: 'Enter an enterprise prefix (001-9999)',
      companyName: 'Enter the name of the enterprise',
      organisationType: 'Choose the kind of organisation',
      certificateType: 'Choose the kind of licence',
      licenceNumber: `Enter the licence number (at least ${documentNumberMinLength} letters or digits)`,
      licenceImage: 'Upload a picture of the licence',
      industryCodes: 'Choose the industry',
      areaCodes: 'Choose the place of registration',
      registerAddress: 'Enter the address',
      website: 'Enter a valid web address',
      introduce: 'Enter something about the enterprise',
      legalPerson: 'Enter the name of the legal representative (at least two Chinese characters)',
      legalCardType: 'Choose the kind of document',
      legalCardNumber: `Enter the document number (at least ${documentNumberMinLength} letters or digits)`,
      legalCardImages: 'A photo of the document is missing, upload both sides',
      contactPersonName: 'Enter the name of the contact',
      contactPersonPhone: 'Enter a valid mobile phone number',
      contactPersonEmail: 'Enter a valid e-mail address',
      agreement: 'Accept the service agreement of prefix registration',
    },
    sameCardImages: 'Portrait side and emblem side are the same picture, upload a photo of each',
    tooLong: {
      introduce: `The text about the enterprise has at most ${introduceMaxLength} characters, shorten it and submit again`,
      legalCardNumber: `A document number has at most ${legalCardNumberMaxLength} characters, check it and enter it again`,
      text: `At most ${registrationTextMaxLength} characters, shorten the text and submit again`,
    },
    confirmation: { slideProof: 'Drag the slider!', verifyCode: 'Enter the verification code' },
    warning: { creditCode: `${noCreditCode}, check it`, residentId: `${noResidentId}, check it` },
    availability: {
      available: (prefix) => `${prefix} is available`,
      taken: (prefix) => `${prefix} is taken, choose another enterprise prefix`,
      takenWithFree: (prefix, free) => `${prefix} is taken, choose another enterprise prefix, such as ${free}`,
      nodeUnknown: 'There is no such second-level node, choose another',
    },
    draft: {
      saving: 'Saving',
      saved: (time) => (isFigure(time) ? `Saved ${time}` : null),
      notSaved: 'Not saved yet. Check the network; it is saved once the connection is back.',
      elsewhere: 'There is newer content of this application elsewhere, choose which to use',
      gone: 'The earlier draft was submitted, cleared or has expired, and this is not saved: keep or discard it',
      invalid: 'The draft is damaged, refresh the page and fill it in again',
    },
    review: {
      notAllowed: (status, translate) =>
        `This cannot be done while the application is in the state “${translate(status)}”. Refresh the page and try again.`,
      notSeen: 'You have not read what was submitted last. Read the application first, then approve or reject it.',
      unknown: 'There is no such application, check its number',
      fields: 'Choose for each entry what has to be changed and why',
      fieldRepeated: (field, translate) => `“${translate(field)}” is marked twice, keep one`,
      words: `The reason has at most ${rejectionWordsMaxLength} characters, shorten it and submit again`,
      empty: 'Say why it is not approved: mark what has to be changed, or write it',
      alreadySubmitted: (status, translate) =>
        `Your application is in the state “${translate(status)}” and cannot be submitted again. Refresh the page to see its progress.`,
      notRejected:
        'Your application was not rejected and need not be filled in again, refresh the page to see its progress',
      erased: 'The personal data of this application was deleted, so this cannot be done',
    },
    rejected: 'Something in it is wrong, contact customer service',
    erased: personalDataErased,
    erasedWithWords: (words) => `${personalDataErased}. The reviewer wrote: ${words}`,
    overwrite: 'Submitting again replaces what you submitted before. Go on?',
    submission: {
      succeeded: 'Done!',
      failed: 'It failed, try again',
      pictureGone: 'The picture has expired, upload it again',
      hasPrefix: (prefix) => `You have the enterprise prefix ${prefix} and need not apply again`,
      verificationFailed: notVerified,
      verificationRefused: `${notVerified}, check them and submit again`,
      numberRefused: {
        licenceNumber: `${notVerified}. ${noCreditCode}, check it and submit again.`,
        legalCardNumber: `${notVerified}. ${noResidentId}, check it and submit again.`,
      },
      verificationHint:
        'Check the name of the enterprise, the licence number, the name of the legal representative and the document number',
    },
  }),
  pair(reviewStatuses, {
    platformReview: 'Under review by the platform',
    topNodeReview: 'Under review by the top node',
    approved: 'Approved',
    rejected: 'Not approved',
    suspended: 'Out of use',
    unknown: 'Unknown',
  }),
  pair(rejectionReasons, {
    unclear: 'The picture is unclear or incomplete, upload it again',
    mismatch: 'It differs from the licence, check and change it',
    expired: 'The licence or document has expired, provide a valid one',
    incomplete: 'Something is missing, complete it',
    outOfScope: 'It is outside the business scope, check and change it',
    unavailable: 'This prefix cannot be used, choose another',
    other: 'Change it as the reviewer explained',
  }),
  pair(
    { markedField },
    {
      // Any text with a colon looks like one: both parts have to be known.
      markedField: (label, reason, translate) => {
        const field = translate(label);
        const why = field === label ? reason : translate(reason);
        return why === reason ? null : `${field}: ${why}`;
      },
    },
  ),
  pair(organisationTypes, {
    government: 'Government agency',
    researchInstitute: 'Research institute',
    socialOrganisation: 'Social organisation',
    enterprise: 'Enterprise',
  }),
  pair(certificateTypes, {
    businessLicence: 'Business licence',
    taxRegistration: 'Tax registration certificate',
    organisationCode: 'Organisation code certificate',
    safetyPermit: 'Work safety permit',
    productionPermit: 'Industrial production permit',
  }),
  pair(legalIdTypes, {
    residentId: 'Resident ID card',
    hongKongMacaoTravelPermit: 'Mainland travel permit for Hong Kong and Macao residents',
    foreignPermanentResidence: 'Foreign permanent resident ID card',
    hongKongMacaoTaiwanResidence: 'Residence permit for Hong Kong, Macao and Taiwan residents',
    passport: 'Passport',
    taiwanTravelPermit: 'Mainland travel permit for Taiwan residents',
  }),
];
