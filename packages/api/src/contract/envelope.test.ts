import { describe, expect, it } from 'vitest';
import { failureEnvelope, readEnvelope, successEnvelope } from './envelope.ts';

describe('successEnvelope', () => {
  it('wraps the data with an empty message by default', () => {
    expect(successEnvelope([1])).toEqual({ success: true, data: [1], message: '' });
  });
});

describe('failureEnvelope', () => {
  it('omits the code and sets data to null when there are none', () => {
    expect(failureEnvelope({ message: '没有权限' })).toEqual({ success: false, data: null, message: '没有权限' });
  });

  it('includes code and data when they are given', () => {
    expect(failureEnvelope({ message: '未登录', code: 40106, data: { a: 1 } })).toEqual({
      success: false,
      data: { a: 1 },
      message: '未登录',
      code: 40106,
    });
  });
});

describe('readEnvelope', () => {
  it.each([null, undefined, 'ok', 3, [], {}, { success: 'true' }, { data: 1 }])('returns null for %j', (answer) => {
    expect(readEnvelope(answer)).toBeNull();
  });

  it('fills in defaults when only success is present', () => {
    expect(readEnvelope({ success: false, message: null })).toEqual({ success: false, data: null, message: '' });
  });

  it('parses the code when it is sent as text', () => {
    expect(readEnvelope({ success: false, data: null, message: '', code: '40108' })?.code).toBe(40108);
  });

  it.each(['', 'E17', null, {}])('ignores the code %j', (code) => {
    expect(readEnvelope({ success: false, data: null, message: '', code })).not.toHaveProperty('code');
  });
});
