import type { IdentifierRecord, Product } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Registration } from '../wire/registration.ts';
import { decodeReply } from './codec.ts';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { findFirstProducts } from './firstProducts.ts';
import { lookUpRecord } from './identifier.ts';
import { verifyScenePhone } from './scenePhone.ts';

/** A reply with no more than the fields that the interface names, how its call decodes one, and what is read. */
interface Row {
  name: string;
  decode(sent: unknown): unknown;
  sent: object;
  read: unknown;
}

function row<Request, Reply, Failure>(
  call: Endpoint<Request, Reply, Failure>,
  sent: object,
  read: NoInfer<Reply>,
): Row {
  return { name: call.name, decode: (data) => decodeReply(call, data)?.value, sent, read };
}

const scene = { sceneConfId: '10001', sceneName: '产品追溯', icon: '' };
const object = {
  prefix: '88.118.001',
  identifier: '88.118.001/GT-2026-000123',
  identifierName: 'GT-6 商用智能跑步机',
  companyName: '山东泰岳健身科技有限公司',
  images: ['/a.webp'],
};
const maker = {
  companyName: '山东泰岳健身科技有限公司',
  industry: '体育用品制造',
  website: '',
  createTime: '2026-01-12 09:26',
  introduce: '',
  qrcodeLink: 'https://example.cn/?identifier=',
};
const record = {
  ...object,
  scenes: [{ ...scene, templateCode: '0' }],
  elements: [],
  companyDetails: { ...maker, indentifierPrefix: '88.118.001' },
};
const readRecord: IdentifierRecord = {
  ...object,
  describes: '',
  registerTime: '',
  suspendTime: '',
  recall: null,
  sceneConfId: '',
  scenes: [{ ...scene, templateCode: 'traceability', count: 0, dataSource: '', updateTime: '' }],
  elements: [],
  companyDetails: { ...maker, identifierPrefix: '88.118.001' },
};

const listed = {
  id: '1',
  name: '标识赋码系统',
  describes: '批量生成标识编码',
  trait: '批量赋码,一键激活',
  price: '2800.00',
  viewPicture: '/a.webp',
};
const app = { ...listed, negotiable: 0 };
const readApp: Product = { ...listed, negotiable: false, durationUnit: null };
const category = { id: 'c-1', name: '生产管理', describes: '' };
const page = {
  appId: 'a-1',
  pictureViewer: '/b.webp',
  viewBannerUrls: [],
  viewVideoUrls: [],
  detail: '<p>介绍</p>',
  level: 1,
};
const packages = [{ id: '101', name: '专业版' }];

const filled = {
  id: 'r-1',
  secondNodeId: '88.118',
  secondNodeName: '健身器材',
  legalPerson: '陈立群',
  registerAddress: '宁津县示例路118号',
  introduce: '商用健身器材',
};
const registration = {
  ...filled,
  indentifierPrefix: '88.118.001',
  name: '泰岳',
  companyType: '4',
  licenseType: '1',
  cardNo: '91371422MA3C4D5E6G',
  licenseImg: 'licence',
  industryCode: 'C,24',
  industryCodeDesc: '制造业 / 体育用品',
  registerArea: '370000,371400',
  registerAreaDesc: '山东省 / 德州市',
  legalCradType: '1',
  legalCardNo: '371***********0014',
  legalCardObject: { face: 'front', back: 'back' },
  liaison: '王晓楠',
  liaisonPhone: '138****0118',
  liaisonEmail: 'wangxn@example.cn',
  examineStatus: 3,
  companyApprovalDetails: { feedbackDetails: '证照不清晰' },
};
const readRegistration: Registration = {
  ...filled,
  identifierPrefix: '88.118.001',
  companyName: '泰岳',
  organisationType: 'enterprise',
  certificateType: 'businessLicence',
  licenceNumber: '91371422MA3C4D5E6G',
  licenceImage: 'licence',
  licenceImageUrl: '',
  industryCodes: ['C', '24'],
  industryText: '制造业 / 体育用品',
  areaCodes: ['370000', '371400'],
  areaText: '山东省 / 德州市',
  website: '',
  legalCardType: 'residentId',
  legalCardNumber: '371***********0014',
  legalCardImages: { front: 'front', back: 'back', frontUrl: '', backUrl: '' },
  contactPersonName: '王晓楠',
  contactPersonPhone: '138****0118',
  contactPersonEmail: 'wangxn@example.cn',
  reviewStatus: 'rejected',
  submittedAt: 0,
  feedback: { words: '证照不清晰', fields: [], at: 0 },
};

const rows: readonly Row[] = [
  row(contract.lookUpIdentifier, record, readRecord),
  row(contract.readIdentifier, record, readRecord),
  row(lookUpRecord, record, readRecord),
  row(verifyScenePhone, record, readRecord),
  row(contract.recommendProducts, [app], [readApp]),
  row(contract.listChosenApps, [app], [readApp]),
  row(contract.listFreeApps, [app], [readApp]),
  row(
    contract.listChoiceBlocks,
    [{ apiProductClassifyVo: category, apiProductManagerVoList: [app] }],
    [{ category, products: [readApp] }],
  ),
  row(contract.listClassifiedApps, { records: [app], total: 1 }, { records: [readApp], total: 1 }),
  row(findFirstProducts, { records: [app] }, { records: [readApp] }),
  row(
    contract.searchApps,
    { records: [{ ...app, appOriginal: 1 }], total: 1 },
    { records: [{ ...readApp, appOriginal: true, sellTime: '' }], total: 1 },
  ),
  row(
    contract.readApp,
    { ...app, ...page, list: packages, choice: 1, appOriginal: 0 },
    { ...readApp, ...page, packages, choice: true, appOriginal: false },
  ),
  row(contract.createHumiOrder, { pageUrl: '/pay' }, { pageUrl: '/pay', expiresAt: 0 }),
  row(contract.placeWechatOrder, { code_url: 'weixin://pay' }, { codeUrl: 'weixin://pay', expiresAt: 0 }),
  row(contract.readRegistration, registration, readRegistration),
  row(contract.uploadFile, { fullUrl: '/a.webp' }, { fileName: '', fullUrl: '/a.webp' }),
];

/** The reason of a review, which a registration has after a rejection only. */
const optional = new Set(['companyApprovalDetails', 'companyApprovalDetails.feedbackDetails']);

/** What was sent, once without each field by its path; of a list, without those of its first item. */
function lacking(sent: unknown): [path: string, sent: unknown][] {
  if (typeof sent !== 'object' || sent === null) return [];
  if (Array.isArray(sent)) return lacking(sent[0]).map(([path, item]): [string, unknown] => [path, [item]]);
  return Object.entries(sent).flatMap(([field, inner]): [string, unknown][] => [
    [field, Object.fromEntries(Object.entries(sent).filter(([name]) => name !== field))],
    ...lacking(inner).map(([path, part]): [string, unknown] => [`${field}.${path}`, { ...sent, [field]: part }]),
  ]);
}

const lackingRows = rows.flatMap(({ name, decode, sent }) =>
  lacking(sent)
    .filter(([path]) => !optional.has(path))
    .map(([path, less]) => ({ name, decode, path, less })),
);

describe('a reply of another gateway', () => {
  it.each(rows)('is read when it has no more than the fields of the interface: $name', ({ decode, sent, read }) => {
    expect(decode(sent)).toEqual(read);
  });

  it.each(lackingRows)('is refused when it lacks a field of the interface: $name, $path', ({ decode, less }) => {
    expect(decode(less)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'SUCCESS'],
    ['an empty object', {}],
    ['null in its fields', { status: null, attempt: null }],
    ['a list', []],
    ['a word as its status', { status: 'SUCCESS' }],
    ['an unknown status', { status: 9 }],
    ['an unknown state of its payment', { status: 0, attempt: 'refunded' }],
  ])('says that a payment is pending when its data is %s, since its code decides', (_case, data) => {
    expect(decodeReply(contract.readWechatPaymentResult, data)?.value).toEqual({
      status: 'pendingPayment',
      attempt: null,
    });
  });

  it('is read whatever the data of a payment is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(decodeReply(contract.readWechatPaymentResult, data)).toBeDefined();
      }),
    );
  });

  it.each([
    [
      { status: 2, attempt: 'paid' },
      { status: 'completed', attempt: 'paid' },
    ],
    [
      { status: 1, attempt: 'refunded' },
      { status: 'pendingReview', attempt: null },
    ],
    [
      { status: 9, attempt: 'failed' },
      { status: 'pendingPayment', attempt: 'failed' },
    ],
  ])('keeps what is known of a payment when its data is %o', (data, read) => {
    expect(decodeReply(contract.readWechatPaymentResult, data)?.value).toEqual(read);
  });

  it.each([
    ['missing', undefined],
    ['null', null],
  ])('has no reason of a review when that is %s', (_case, companyApprovalDetails) => {
    const sent = { ...registration, companyApprovalDetails, examineStatus: 0 };
    expect(decodeReply(contract.readRegistration, sent)).toEqual({
      value: { ...readRegistration, reviewStatus: 'platformReview', feedback: null },
    });
  });

  it('has no registration when its data is null', () => {
    expect(decodeReply(contract.readRegistration, null)).toEqual({ value: null });
  });
});
