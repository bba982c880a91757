import type { Lead } from '@lima-id/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attacks } from '../../testing/market/attacks.ts';
import { describeLead, describeReadLead } from './describeLead.ts';

const lead: Lead = {
  id: 'b2Rk',
  kind: 'inquiry',
  sentAt: Date.parse('2026-11-20T06:05:00Z'),
  companyName: '山东泰岳健身科技有限公司',
  contactPersonName: '王晓楠',
  contactPersonPhone: '13800000118',
  industryText: '',
  budget: '1万-5万元',
  interests: [
    { productId: '1', packageProductId: '101', productName: '标识赋码系统', packageName: '标准版' },
    { productId: '2', packageProductId: '', productName: '设备资产管理', packageName: '' },
  ],
  subject: '',
  consultContent: '一年的价格\n三条产线',
  username: '',
  identifierPrefix: '',
  erasedAt: null,
};

describe('describeLead', () => {
  it('prints contact data, question and time in China', () => {
    expect(describeLead(lead).split('\n')).toEqual([
      '2026-11-20 14:05  询价  山东泰岳健身科技有限公司  王晓楠  13800000118  b2Rk',
      '    预算：1万-5万元',
      '    应用：标识赋码系统（标准版）、设备资产管理',
      '    一年的价格',
      '    三条产线',
    ]);
    const asked: Lead = {
      ...lead,
      kind: 'contact',
      budget: '',
      interests: [],
      industryText: '制造业',
      subject: '解决方案',
      username: 'maker',
      identifierPrefix: '88.118.001',
    };
    expect(describeLead(asked)).toContain('14:05  联系需求  ');
    expect(describeLead(asked).split('\n').slice(1, 4)).toEqual([
      '    来自：解决方案',
      '    行业：制造业',
      '    账号：maker（88.118.001）',
    ]);
    expect(describeLead({ ...asked, identifierPrefix: '' })).toContain('账号：maker\n');
  });

  it('prints what is left of an erased lead, and that it was erased', () => {
    const gone = { companyName: '', contactPersonName: '', contactPersonPhone: '', consultContent: '', subject: '' };
    const erased: Lead = { ...lead, ...gone, erasedAt: Date.parse('2026-11-22T06:05:00Z') };
    expect(describeLead(erased).split('\n')).toEqual([
      '2026-11-20 14:05  询价  个人信息已删除  b2Rk',
      '    预算：1万-5万元',
      '    应用：标识赋码系统（标准版）、设备资产管理',
    ]);
    const accesses = [{ by: 'operator', what: 'erased' as const, at: Date.parse('2026-11-22T06:05:00Z') }];
    expect(describeReadLead({ lead: erased, accesses })).toMatch(
      /查看记录\n2026-11-22 14:05 {2}删除个人信息 {2}operator$/,
    );
  });

  it('escapes control characters and indents texts, so that no text looks like another lead', () => {
    const wild = fc.oneof(
      fc.constantFrom(...attacks, '\u001b[2J', '\u009b31m', 'a\r\n2026-11-20 14:05  询价', '\u202e反'),
      fc.string({ unit: 'binary' }),
    );
    const written = fc.record({
      companyName: wild,
      contactPersonName: wild,
      contactPersonPhone: wild,
      subject: wild,
      consultContent: wild,
      username: wild,
      interests: fc.array(fc.record({ productId: wild, packageProductId: wild, productName: wild, packageName: wild })),
    });
    fc.assert(
      fc.property(written, (texts) => {
        const printed = describeReadLead({
          lead: { ...lead, ...texts },
          accesses: [{ by: texts.username, what: 'read', at: 0 }],
        });
        expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
        const [described = ''] = printed.split('\n\n查看记录\n');
        const [, ...others] = described.split('\n');
        expect(others.filter((line) => !line.startsWith('    '))).toEqual([]);
      }),
    );
  });
});
