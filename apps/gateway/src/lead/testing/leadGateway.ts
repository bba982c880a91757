import { contract, type Lead, type LeadListRequest } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { giveToken } from '../../account/testing/giveToken.ts';
import type { UserRole } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import { testApp } from '../../platform/testing/testApp.ts';
import { testParts } from '../../platform/testing/testParts.ts';
import { createSubjects } from '../../subjects.ts';

/** What came back; data in its wire form. */
export interface LeadAnswer {
  status: number;
  success: boolean;
  message: string;
  data: unknown;
}

/** What travels beside a request. */
export interface LeadSending {
  token?: string;
  address?: string;
}

/** A lead as it travels to operators. */
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

/** A contact request on the wire. */
export const contactBody = {
  industryCode: 'C,24,244',
  consultContent: '想了解标识赋码系统',
  contactPersonName: '王晓楠',
  contactPersonphone: '13800000118',
  companyName: '山东泰岳健身科技有限公司',
};

/** An inquiry on the wire; the demo has an app `1`. */
export const inquiryBody = {
  consultContent: '一年的价格',
  companyName: '山东泰岳健身科技有限公司',
  price: '1万-5万元',
  contactPersonName: 'Anna',
  contactPersonphone: '13800000119',
  intentionProductReqs: [{ productId: '1', packageProductId: '' }],
};

/** A whole gateway on a database, as tests of leads use it. */
export interface LeadGateway {
  app: FastifyInstance;
  /** Sends a contact request, with what a test says otherwise of its body. */
  contact(changes?: object, sending?: LeadSending): Promise<LeadAnswer>;
  /** Sends an inquiry in the same way. */
  inquire(changes?: object, sending?: LeadSending): Promise<LeadAnswer>;
  /** A call of operators. */
  operate(name: 'listLeads' | 'readLead' | 'eraseLead', body: object, token: string): Promise<LeadAnswer>;
  /** The leads as an operator with this token sees them. */
  list(token: string, request?: Partial<LeadListRequest>): Promise<{ total: number; leads: WireLead[] }>;
  tokenOf(role: UserRole, companyPrefix?: string | null): Promise<string>;
}

/** Builds the gateway with every subject. */
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
    tokenOf: (role, companyPrefix) => giveToken(store, clock, role, companyPrefix),
  };
}
