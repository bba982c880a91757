import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { pathBases } from './pathBases.ts';

const endpoints = Object.entries(contract);

describe('contract', () => {
  it.each(endpoints)('has the name of its key: %s', (key, endpoint) => {
    expect(endpoint.name).toBe(key);
  });

  it('has one entry for each method and path', () => {
    const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(endpoints)('gives %s an absolute path without a query', (_key, { path }) => {
    expect(path).toMatch(/^(\/(?:[A-Za-z0-9.-]+|\{[a-z]+\}))+$/);
  });

  it('has the bases that are listed, and no other', () => {
    const bases = new Set(endpoints.map(([, { path }]) => `/${path.split('/')[1]}`));
    expect([...bases].toSorted()).toEqual(pathBases);
  });

  it.each(endpoints)('gives %s a body only when it is a POST', (_key, { method, encoding }) => {
    expect(method === 'GET' ? ['none', 'query'] : ['none', 'query', 'json', 'form', 'multipart']).toContain(encoding);
  });

  const [code, prefix] = ['\u202ELM\u200B2026010100001\uFEFF', '\u200B88.118.036\u202E'];
  it.each([
    ['listOrders', contract.listOrders, { code }, 'LM2026010100001'],
    ['listInvoices', contract.listInvoices, { code: code.toLowerCase() }, 'LM2026010100001'],
    ['listFaultReports', contract.listFaultReports, { enterprisePrefix: prefix }, '88.118.036'],
    ['listRegistrations', contract.listRegistrations, { indentifierPrefix: prefix }, '88.118.036'],
    ['listAssets', contract.listAssets, { current: '1', size: '10', keyword: code }, 'LM2026010100001'],
    ['searchApps', contract.searchApps, { name: code }, 'LM2026010100001'],
  ])('reads what %s looks for without its invisible signs', (_name, { request }, sent, read) => {
    expect(Object.values(z.parse(request, sent))).toContain(read);
  });
});
