import { leadMessages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from './codec.ts';
import { type ContactRequest, type Inquiry, sendContactRequest, sendInquiry } from './lead.ts';
import { type LeadListReply, listLeads } from './operatorLead.ts';

const { form } = leadMessages;

const person = {
  consultContent: '想了解标识赋码系统',
  contactPersonName: '王晓楠',
  companyName: '山东泰岳健身科技有限公司',
};
const interests = [{ productId: '1', packageProductId: '101' }];
const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';

const contact: ContactRequest = { ...person, contactPersonPhone: '13800000118', industryCode: 'C,24,244' };
const inquiry: Inquiry = { ...person, contactPersonPhone: '13800000118', budget: '1万-5万元', interests };

describe('sendContactRequest', () => {
  it('encodes wire names, and decodes them to clean names', () => {
    const whole = { ...contact, interests, subject: '解决方案', requestId };
    const { contactPersonPhone, interests: _, ...same } = whole;
    const value = { ...same, contactPersonphone: contactPersonPhone, intentionProductReqs: interests };
    expect(encodeRequest(sendContactRequest, whole)).toEqual({ ok: true, value });
    expect(decodeRequest(sendContactRequest, value)).toEqual({ ok: true, value: whole });
  });

  it('sends only the form when there is nothing else, and drops unknown fields', () => {
    const { contactPersonPhone, ...same } = contact;
    const value = { ...same, contactPersonphone: contactPersonPhone };
    expect(encodeRequest(sendContactRequest, contact)).toEqual({ ok: true, value });
    const claims = { companyId: '36', indentifierPrefix: '88.118.036', agreement: true, price: '1元' };
    expect(decodeRequest(sendContactRequest, { ...value, ...claims })).toEqual({ ok: true, value: contact });
  });

  it('refuses with the form’s own message, at the wire name of the field', () => {
    expect(decodeRequest(sendContactRequest, { ...contact, contactPersonphone: '1' })).toEqual({
      ok: false,
      message: form.contactPersonPhone,
      field: 'contactPersonphone',
    });
    expect(encodeRequest(sendContactRequest, { ...contact, contactPersonName: 'Anna' })).toMatchObject({
      ok: false,
      message: form.contactPersonName,
    });
  });
});

describe('sendInquiry', () => {
  it('names the budget a price on the wire', () => {
    const { contactPersonPhone, budget, interests: _, ...same } = inquiry;
    const value = {
      ...same,
      contactPersonphone: contactPersonPhone,
      price: budget,
      intentionProductReqs: interests,
    };
    expect(encodeRequest(sendInquiry, inquiry)).toEqual({ ok: true, value });
    expect(decodeRequest(sendInquiry, { ...value, price: undefined })).toEqual({
      ok: true,
      value: { ...inquiry, budget: '' },
    });
  });

  it('requires at least one app', () => {
    expect(encodeRequest(sendInquiry, { ...inquiry, interests: [] })).toEqual({
      ok: false,
      message: form.interests,
      field: 'intentionProductReqs',
    });
  });
});

describe('listLeads', () => {
  it('decodes the list as it was encoded', () => {
    const reply: LeadListReply = {
      total: 1,
      leads: [
        {
          ...person,
          id: 'a',
          kind: 'inquiry',
          sentAt: 1,
          contactPersonPhone: '13800000118',
          industryText: '',
          budget: '',
          interests: [{ productId: '1', packageProductId: '', productName: '标识赋码系统', packageName: '' }],
          subject: '',
          username: '',
          identifierPrefix: '88.118.001',
          erasedAt: null,
        },
      ],
    };
    const wire = encodeReply(listLeads, reply);
    expect(wire).toMatchObject({ leads: [{ contactPersonphone: '13800000118', indentifierPrefix: '88.118.001' }] });
    expect(decodeReply(listLeads, wire)).toEqual({ value: reply });
  });
});
