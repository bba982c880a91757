import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';

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

  it.each(endpoints)('gives %s a body only when it is a POST', (_key, { method, encoding }) => {
    expect(method === 'GET' ? ['none', 'query'] : ['none', 'query', 'json', 'form', 'multipart']).toContain(encoding);
  });
});
