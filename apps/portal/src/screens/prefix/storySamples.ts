import type { Registration, StoredDraft } from '@lima-id/api';
import { secondNodeList } from '@lima-id/api/msw';
import { joinPrefix, maskDocumentNumber, type PrefixDraft } from '@lima-id/domain';
import { lightTheme } from '@lima-id/ui';

/** 2026-05-18 10:20 in China. */
export const storyTime = Date.UTC(2026, 4, 18, 2, 20);

const [node] = secondNodeList;

/** A picture of a document; `lines` tell them apart, since letters would look otherwise with the fonts of another machine. */
function drawing(lines: number, ground: string): string {
  const ink = lightTheme['text-secondary'];
  const text = Array.from(
    { length: lines },
    (_, row) => `<path d="M96 ${84 + 24 * row}h128" stroke="${ink}" stroke-width="8"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="216"><rect width="320" height="216" fill="${ground}"/><rect x="32" y="32" width="256" height="152" rx="8" fill="none" stroke="${ink}" stroke-width="3"/>${text.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Links to the pictures of a filled form, by their references. */
export const drawings: Readonly<Record<string, string>> = {
  'licence.webp': drawing(3, lightTheme['color-primary-50']),
  'front.webp': drawing(2, lightTheme['color-primary-50']),
  'back.webp': drawing(1, lightTheme['bg-paper']),
};

/** Everything filled in, as its owner typed it; the two numbers are valid by their standards. */
export const filledDraft = {
  secondNodeId: node?.id ?? '',
  enterprisePrefix: '001',
  companyName: '山东泰岳健身科技有限公司',
  organisationType: 'enterprise',
  certificateType: 'businessLicence',
  licenceNumber: '91371422MA3C4D5E6G',
  licenceImage: 'licence.webp',
  industryCodes: ['C', '24', '244'],
  areaCodes: ['370000', '371400', '371422'],
  registerAddress: '宁津县健身器材产业园 8 号',
  website: 'https://www.taiyue.example.cn',
  introduce: '专业从事商用跑步机、力量器械的研发与制造，年产能 12 万台。',
  legalPerson: '陈立群',
  legalCardType: 'residentId',
  legalCardNumber: '371422198503120014',
  legalCardImages: { front: 'front.webp', back: 'back.webp' },
  contactPersonName: '王晓楠',
  contactPersonPhone: '13800000118',
  contactPersonEmail: 'wangxn@example.cn',
} as const satisfies PrefixDraft | Record<string, unknown>;

/** A draft as the gateway keeps it. */
export function storedDraft(values: object = filledDraft, version = 3): StoredDraft {
  return { values: values as PrefixDraft, version, savedAt: Date.UTC(2026, 4, 18, 6, 32) };
}

/** The submitted registration, as its owner reads it. */
export const submitted: Registration = {
  ...filledDraft,
  id: 'r-1',
  industryCodes: [...filledDraft.industryCodes],
  areaCodes: [...filledDraft.areaCodes],
  secondNodeName: node?.name ?? '',
  identifierPrefix: joinPrefix(node?.nodePrefix ?? '', filledDraft.enterprisePrefix),
  licenceImageUrl: drawings['licence.webp'] ?? '',
  industryText: '制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造',
  areaText: '山东省 / 德州市 / 宁津县',
  legalCardNumber: maskDocumentNumber(filledDraft.legalCardNumber),
  legalCardImages: {
    ...filledDraft.legalCardImages,
    frontUrl: drawings['front.webp'] ?? '',
    backUrl: drawings['back.webp'] ?? '',
  },
  contactPersonPhone: '138****0118',
  reviewStatus: 'platformReview',
  submittedAt: storyTime,
  feedback: null,
};

/** Rejected with two fields marked. */
export const rejected: Registration = {
  ...submitted,
  reviewStatus: 'rejected',
  feedback: {
    words: '证照号码与企业名称不符，请核对营业执照后重新提交。',
    fields: [
      { field: 'licenceNumber', reason: 'mismatch' },
      { field: 'legalCardImages', reason: 'unclear' },
    ],
    at: Date.UTC(2026, 4, 20, 8, 2),
  },
};
