import { describe, expect, it } from 'vitest';
import { requestParts } from './requestParts.ts';

describe('requestParts', () => {
  it('sends nothing when the call takes nothing', () => {
    expect(requestParts('none', undefined)).toEqual({});
  });

  it('escapes a code and leaves absent fields out when it goes into the query', () => {
    const { query } = requestParts('query', {
      identifier: '88.118.001/A B&标',
      sceneConfId: undefined,
      t: null,
    });
    expect(query).toBe('identifier=88.118.001%2FA+B%26%E6%A0%87');
  });

  it('writes the value and says what it is when it goes as JSON', () => {
    const parts = { body: '{"recommend":1}', contentType: 'application/json' };
    expect(requestParts('json', { recommend: 1 })).toEqual(parts);
  });

  it('writes pairs when it goes as a form', () => {
    expect(String(requestParts('form', { phoneNo: '13800000000', type: 1 }).body)).toBe('phoneNo=13800000000&type=1');
  });

  it('keeps files as files when it goes as a multipart form', () => {
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    const { body } = requestParts('multipart', { file, scene: 3 });
    expect(body).toBeInstanceOf(FormData);
    expect((body as FormData).get('file')).toBeInstanceOf(File);
    expect((body as FormData).get('scene')).toBe('3');
  });
});
