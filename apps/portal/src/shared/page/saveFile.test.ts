import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

const link = { href: '', download: '', click: vi.fn<() => void>() };

describe('saveFile', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { createElement: () => link });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('keeps the address of the file until a browser that asks first has read it', () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    saveFile(new Blob(['code']), 'code.png');
    expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: 'code.png' });
    expect(link.click).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href);
  });
});
