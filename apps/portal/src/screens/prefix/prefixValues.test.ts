import { registerPrefix } from '@lima-id/api';
import { type PrefixDraft, prefixForm } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { draftOfValues, emptyValues, requestOf, valuesOfDraft } from './prefixValues.ts';
import { filledDraft } from './storySamples.ts';

const filled = filledDraft as unknown as PrefixDraft;

describe('valuesOfDraft', () => {
  it('fills in the fields of a draft and leaves the rest empty', () => {
    expect(valuesOfDraft({})).toEqual(emptyValues);
    expect(valuesOfDraft({ companyName: '泰岳', legalCardImages: { back: 'b.webp' } })).toEqual({
      ...emptyValues,
      companyName: '泰岳',
      legalCardImages: { front: '', back: 'b.webp' },
    });
  });

  it('restores the stored fields except the agreement', () => {
    const values = valuesOfDraft(filled);
    expect(values.agreement).toBe(false);
    expect(draftOfValues({ ...values, agreement: true })).toEqual(filled);
  });
});

describe('requestOf', () => {
  const form = prefixForm.parse({ ...filled, agreement: true });

  it('joins the prefix and includes the slide', () => {
    const proof = { scene: 'prefix', sessionId: 's', sig: 'g', token: 't' };
    const request = requestOf(form, { nodePrefix: '88.118' }, proof);
    expect(request).toMatchObject({ identifierPrefix: '88.118.001', companyName: form.companyName, ...proof });
    for (const name of ['enterprisePrefix', 'nodePrefix']) expect(request).not.toHaveProperty(name);
    expect(z.safeEncode(registerPrefix.request, request).success).toBe(true);
  });

  it('leaves the slide empty when a code replaces it', () => {
    const request = requestOf(form, { nodePrefix: '88.118' }, { verifyCode: '123456' });
    expect(request).toMatchObject({ verifyCode: '123456', scene: '', sessionId: '', sig: '', token: '' });
  });

  it('sends the replaced registration and the names by the names of the interface, and leaves out what is not known', () => {
    const known = { id: 'r-1', secondNodeName: '健身器材', industryText: '制造业 / 体育用品', areaText: undefined };
    const request = requestOf(form, { nodePrefix: '88.118', ...known }, {});
    const sent: unknown = JSON.parse(JSON.stringify(z.encode(registerPrefix.request, request)));
    expect(sent).toMatchObject({ id: 'r-1', secondNodeName: '健身器材', industryCodeDesc: '制造业 / 体育用品' });
    expect(sent).not.toHaveProperty('registerAreaDesc');
  });
});
