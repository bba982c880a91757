import { describe, expect, it } from 'vitest';
import { checkVersion } from './editVersion.ts';

describe('checkVersion', () => {
  it('accepts a draft of the stored version, and refuses others with both', () => {
    expect(checkVersion(3, 3)).toEqual({ ok: true });
    expect(checkVersion(3, 4)).toEqual({
      ok: false,
      reason: 'stale',
      read: 3,
      current: 4,
      message: '您打开的是第 3 版，现在已是第 4 版，请刷新页面查看改动后重新编辑',
    });
    expect(checkVersion(4, 3).ok).toBe(false);
  });
});
