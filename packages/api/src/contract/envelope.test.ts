import { describe, expect, it } from 'vitest';
import { failureEnvelope, readEnvelope, successEnvelope } from './envelope.ts';

describe('successEnvelope', () => {
  it('frames the data with an empty message when there is nothing to say', () => {
    expect(successEnvelope([1])).toEqual({ success: true, data: [1], message: '' });
  });
});

describe('failureEnvelope', () => {
  it('leaves code out and data null when there are none', () => {
    expect(failureEnvelope({ message: '没有权限' })).toEqual({ success: false, data: null, message: '没有权限' });
  });

  it('carries code and data when there are any', () => {
    expect(failureEnvelope({ message: '未登录', code: 40106, data: { a: 1 } })).toEqual({
      success: false,
      data: { a: 1 },
      message: '未登录',
      code: 40106,
    });
  });
});

describe('readEnvelope', () => {
  it.each([null, undefined, 'ok', 3, [], {}, { success: 'true' }, { data: 1 }])(
    'gives null when it reads %j',
    (answer) => {
      expect(readEnvelope(answer)).toBeNull();
    },
  );

  it('fills in what other gateways leave out when only success is there', () => {
    expect(readEnvelope({ success: false, message: null })).toEqual({ success: false, data: null, message: '' });
  });

  it('reads the code as a number when it comes as text', () => {
    expect(readEnvelope({ success: false, data: null, message: '', code: '40108' })?.code).toBe(40108);
  });

  it.each(['', 'E17', null, {}])('knows no code when it comes as %j', (code) => {
    expect(readEnvelope({ success: false, data: null, message: '', code })).not.toHaveProperty('code');
  });
});
