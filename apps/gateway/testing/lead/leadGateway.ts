import { contract, type Lead, type LeadListRequest } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import { createSubjects } from '../../src/subjects.ts';
import { issueTestToken } from '../account/issueTestToken.ts';
import { testApp } from '../platform/testApp.ts';
import { testParts } from '../platform/testParts.ts';

/** The response; data in wire format. */
export interface LeadAnswer {
  status: number;
  success: boolean;
  message: string;
  data: unknown;
}

export interface LeadSending {
  token?: string;
  address?: string;
}

/** Wire format of a lead for operators. */
export type WireLead = Pick<Lead, 'id' | 'kind' | 'companyName' | 'contactPersonName' | 'subject' | 'consultContent'> &
  Pick<Lead, 'username'> & {
    sentTime: number;
    contactPersonphone: string;
    industryCodeDesc: string;
    price: string;
    intentionProductReqs: Record<string, string>[];
    indentifierPrefix: string;
    erasedTime: number | null;
  };

/** Wire format of a contact request. */
export const contactBody = {
  industryCode: 'C,24,244',
  consultContent: '想了解标识赋码系统',
  contactPersonName: '王晓楠',
  contactPersonphone: '13800000118',
  companyName: '山东泰岳健身科技有限公司',
};

/** Wire format of an inquiry; the demo has an app `1`. */
export const inquiryBody = {
  consultContent: '一年的价格',
  companyName: '山东泰岳健身科技有限公司',
  price: '1万-5万元',
  contactPersonName: 'Anna',
  contactPersonphone: '13800000119',
  intentionProductReqs: [{ productId: '1', packageProductId: '' }],
};

export interface LeadGateway {
  app: FastifyInstance;
  /** Sends a contact request, with overrides. */
  contact(changes?: object, sending?: LeadSending): Promise<LeadAnswer>;
  /** Sends an inquiry, with overrides. */
  inquire(changes?: object, sending?: LeadSending): Promise<LeadAnswer>;
  /** An operator's call. */
  operate(name: 'listLeads' | 'readLead' | 'eraseLead', body: object, token: string): Promise<LeadAnswer>;
  /** The leads as an operator with this token sees them. */
  list(token: string, request?: Partial<LeadListRequest>): Promise<{ total: number; leads: WireLead[] }>;
  tokenOf(role: UserRole, companyPrefix?: string | null): Promise<string>;
}

export async function openLeadGateway(store: Store, clock: Clock): Promise<LeadGateway> {
  const app = await testApp({ store, clock, subjects: createSubjects(store, clock, testParts()), rateLimit: false });

  async function send(path: string, payload: object, { token = '', address = '127.0.0.1' }: LeadSending) {
    const headers = { accesstoken: token };
    const response = await app.inject({ method: 'POST', url: path, payload, headers, remoteAddress: address });
    const { success, message, data } = response.json();
    return { status: response.statusCode, success, message, data };
  }

  const operate: LeadGateway['operate'] = (name, body, token) => send(contract[name].path, body, { token });
  return {
    app,
    contact: (changes = {}, sending = {}) =>
      send(contract.sendContactRequest.path, { ...contactBody, ...changes }, sending),
    inquire: (changes = {}, sending = {}) => send(contract.sendInquiry.path, { ...inquiryBody, ...changes }, sending),
    operate,
    async list(token, request = {}) {
      const { data } = await operate('listLeads', { pageSize: 100, ...request }, token);
      return data as { total: number; leads: WireLead[] };
    },
    tokenOf: (role, companyPrefix) => issueTestToken(store, clock, role, companyPrefix),
  };
}
