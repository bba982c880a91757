import { identifierInputMaxLength } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { noSceneRecord } from '../msw/fixtures/identifier.ts';
import { decodeFailure, decodeReply, decodeRequest, encodeFailure, encodeReply, encodeRequest } from './codec.ts';
import { contract } from './contract.ts';
import { requestErrors, requestRefused } from './requestError.ts';

const { lookUpIdentifier, recommendProducts, readHome } = contract;

describe('decodeRequest', () => {
  it('returns the clean request when it keeps the contract', () => {
    expect(decodeRequest(lookUpIdentifier, { identifier: ' 88.118.001/GT-1 ', t: 1 })).toEqual({
      ok: true,
      value: { identifier: '88.118.001/GT-1' },
    });
  });

  it.each([
    ['the identifier is missing', {}, requestErrors.identifierMissing, 'identifier'],
    ['the identifier is blank', { identifier: '  ' }, requestErrors.identifierMissing, 'identifier'],
    ['the identifier is no text', { identifier: 7 }, requestErrors.identifierMissing, 'identifier'],
    [
      'the identifier is too long',
      { identifier: '8'.repeat(identifierInputMaxLength + 1) },
      requestErrors.identifierTooLong,
      'identifier',
    ],
    ['the scene is no text', { identifier: '8', sceneConfId: ['a'] }, requestRefused, 'sceneConfId'],
    ['the scene is too long', { identifier: '8', sceneConfId: 'a'.repeat(65) }, requestRefused, 'sceneConfId'],
    ['there is no body', undefined, requestRefused, null],
    ['the body is a list', [], requestRefused, null],
    ['the body is text', '88.118.001/GT-1', requestRefused, null],
  ])('names the field and says why in Chinese when %s', (_case, input, message, field) => {
    expect(decodeRequest(lookUpIdentifier, input)).toEqual({ ok: false, message, field });
  });

  it('refuses a value outside the only known one', () => {
    expect(decodeRequest(recommendProducts, { recommend: 2 })).toEqual({
      ok: false,
      message: requestRefused,
      field: 'recommend',
    });
  });

  it('ignores the body when the call takes none', () => {
    expect(decodeRequest(readHome, {})).toEqual({ ok: true, value: undefined });
  });
});

describe('replies and failures', () => {
  it('decodeReply restores the record that encodeReply wrote', () => {
    expect(decodeReply(lookUpIdentifier, encodeReply(lookUpIdentifier, noSceneRecord))).toEqual({
      value: noSceneRecord,
    });
  });

  it('encodeReply throws when a reply breaks the contract', () => {
    const broken = { ...noSceneRecord, images: [null] as unknown as string[] };
    expect(() => encodeReply(lookUpIdentifier, broken)).toThrow(/images/);
  });

  it('decodeReply returns undefined when a reply breaks the contract', () => {
    expect(decodeReply(lookUpIdentifier, { ...noSceneRecord })).toBeUndefined();
  });

  it('decodeFailure restores the failed segment that encodeFailure wrote', () => {
    const wire = encodeFailure(lookUpIdentifier, { failedSegment: 'objectCode' });
    expect(decodeFailure(lookUpIdentifier, wire)).toEqual({ failedSegment: 'objectCode' });
  });

  it('encodes and decodes null when a refusal has no details', () => {
    expect(encodeFailure(lookUpIdentifier, null)).toBeNull();
    expect(decodeFailure(lookUpIdentifier, null)).toBeNull();
    expect(decodeFailure(lookUpIdentifier, undefined)).toBeNull();
    expect(decodeFailure(readHome, null)).toBeNull();
  });

  it('decodeFailure returns null when the failure data is unknown to the contract', () => {
    expect(decodeFailure(lookUpIdentifier, { reason: 'x' })).toBeNull();
  });

  it('encodeRequest gives the reason when a request breaks the contract', () => {
    expect(encodeRequest(lookUpIdentifier, { identifier: '' })).toEqual({
      ok: false,
      message: requestErrors.identifierMissing,
      field: 'identifier',
    });
  });
});
