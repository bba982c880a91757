import {
  type ListedRegistration,
  type PictureTwin,
  type ReviewedRegistration,
  type ReviewStep,
  reviewStatusCodes,
} from '@lima-id/api';
import {
  certificateTypes,
  chinaMinute,
  describeRejection,
  legalIdTypes,
  nextReview,
  organisationTypes,
  plainLine,
  prefixMessages,
  reviewStatuses,
} from '@lima-id/domain';
import { section } from './section.ts';

const { label } = prefixMessages;

const events = {
  submitted: '提交',
  passed: '通过',
  rejected: '驳回',
  suspended: '停用',
  restored: '恢复',
  erased: '删除个人信息',
} as const;
const verdicts = { passed: '核验通过', unavailable: '未能核验，请人工核对' } as const;
const looks = { registration: '申请', picture: '图片' } as const;

/** One line for a registration in a list. */
export function describeListed(one: ListedRegistration): string {
  const { id, identifierPrefix, companyName, reviewStatus, submittedAt, submissions } = one;
  return [
    id,
    identifierPrefix,
    reviewStatuses[reviewStatus],
    chinaMinute(submittedAt),
    `第${submissions}次`,
    companyName,
  ]
    .map(plainLine)
    .join('  ');
}

/** One line for a step of a review; the platform's own jobs have no actor. */
export function describeStep({ event, from, to, by, at, fields, words }: ReviewStep): string {
  const move = from === null || from === to ? reviewStatuses[to] : `${reviewStatuses[from]} → ${reviewStatuses[to]}`;
  const why = describeRejection({ fields, words });
  return [chinaMinute(at), by || '系统', events[event], move, why].filter(Boolean).map(plainLine).join('  ');
}

const places = {
  licenceImage: label.licenceImage,
  cardFront: `${label.legalCardImages}（人像面）`,
  cardBack: `${label.legalCardImages}（国徽面）`,
} as const;

function describeTwin(
  { picture, twin, registrationId, identifierPrefix, companyName }: PictureTwin,
  own: string,
): string {
  const whose = registrationId === own ? '本申请' : `申请 ${registrationId}（${identifierPrefix} ${companyName}）`;
  return `${places[picture]}与${whose}的${places[twin]}是同一张图片`;
}

/** The commands that decide on a registration as it is shown; none when nothing is to be decided. */
function describeDeciding({ id, reviewStatus }: ReviewedRegistration['registration']): string[] {
  if (nextReview(reviewStatus, 'passed') === reviewStatus) return [];
  const seen = `${id} --from ${reviewStatusCodes[reviewStatus]}`;
  return [`通过：prefix approve ${seen}`, `驳回：prefix reject ${seen} --reason 说明，或加 --field 字段=原因`];
}

/** All details of a registration, for the reviewer, and how to decide on it. */
export function describeReviewed({
  registration,
  submissions,
  verification,
  twins,
  steps,
  accesses,
}: ReviewedRegistration): string {
  const rows: [string, string][] = [
    ['编号', registration.id],
    ['当前环节', reviewStatuses[registration.reviewStatus]],
    ['提交', `${chinaMinute(registration.submittedAt)}（第${submissions}次）`],
    ['企业核验', verdicts[verification]],
    [label.secondNodeId, `${registration.secondNodeName}（${registration.secondNodeId}）`],
    [label.enterprisePrefix, registration.identifierPrefix],
    [label.companyName, registration.companyName],
    [label.organisationType, organisationTypes[registration.organisationType]],
    [label.certificateType, certificateTypes[registration.certificateType]],
    [label.licenceNumber, registration.licenceNumber],
    [label.licenceImage, registration.licenceImageUrl],
    [label.industryCodes, registration.industryText],
    [label.areaCodes, registration.areaText],
    [label.registerAddress, registration.registerAddress],
    [label.website, registration.website],
    [label.introduce, registration.introduce],
    [label.legalPerson, registration.legalPerson],
    [label.legalCardType, legalIdTypes[registration.legalCardType]],
    [label.legalCardNumber, registration.legalCardNumber],
    [places.cardFront, registration.legalCardImages.frontUrl],
    [places.cardBack, registration.legalCardImages.backUrl],
    [label.contactPersonName, registration.contactPersonName],
    [label.contactPersonPhone, registration.contactPersonPhone],
    [label.contactPersonEmail, registration.contactPersonEmail],
  ];
  return [
    ...rows.map(([name, value]) => `${name}：${plainLine(value)}`),
    ...twins.map((twin) => `注意：${plainLine(describeTwin(twin, registration.id))}`),
    '',
    '审核经过',
    ...steps.map(describeStep),
    '',
    '查看记录',
    ...accesses.map(({ by, what, at }) => `${chinaMinute(at)}  ${plainLine(by)}  ${looks[what]}`),
    ...section('审核', describeDeciding(registration)),
  ].join('\n');
}
