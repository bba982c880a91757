import type { Lead, LeadAccess, ReadLead } from '@lima-id/api';
import { chinaMinute, type LeadKind, plainLine, plainText } from '@lima-id/domain';

/** Names of the kinds for operators. */
const kinds: Readonly<Record<LeadKind, string>> = { contact: '联系需求', inquiry: '询价' };

/** Indentation of all lines of a lead but its first, so that no user text looks like another lead. */
const indent = '    ';

function describeInterests(interests: Lead['interests']): string {
  return interests
    .map(({ productName, packageName }) => (packageName === '' ? productName : `${productName}（${packageName}）`))
    .join('、');
}

function describeSender({ username, identifierPrefix }: Lead): string {
  if (username === '') return '';
  return identifierPrefix === '' ? username : `${username}（${identifierPrefix}）`;
}

/** Placeholder for the sender of an erased lead, on request or by its time. */
const erasedText = '个人信息已删除';

const accesses: Readonly<Record<LeadAccess['what'], string>> = { read: '查看', erased: '删除个人信息' };

/** A lead in a few lines: sender, question, time, and phone number. */
export function describeLead(lead: Lead): string {
  const { id, kind, sentAt, companyName, contactPersonName, contactPersonPhone, consultContent, erasedAt } = lead;
  const who = erasedAt === null ? [companyName, contactPersonName, contactPersonPhone] : [erasedText];
  const first = [chinaMinute(sentAt), kinds[kind], ...who, id];
  const rows: [string, string][] = [
    ['预算', lead.budget],
    ['应用', describeInterests(lead.interests)],
    ['来自', lead.subject],
    ['行业', lead.industryText],
    ['账号', describeSender(lead)],
  ];
  return [
    first.map(plainLine).join('  '),
    ...rows.filter(([, value]) => value !== '').map(([name, value]) => `${indent}${name}：${plainLine(value)}`),
    ...(erasedAt === null ? plainText(consultContent).split('\n') : []).map((line) => indent + line),
  ].join('\n');
}

/** A lead with its audit log. */
export function describeReadLead({ lead, accesses: noted }: ReadLead): string {
  const looks = noted.map(({ by, what, at }) => `${chinaMinute(at)}  ${accesses[what]}  ${plainLine(by)}`);
  return [describeLead(lead), '', '查看记录', ...looks].join('\n');
}
