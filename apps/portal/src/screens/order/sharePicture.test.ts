import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePicture } from './sharePicture.ts';

const picture = new File(['code'], '微信支付-LM1.png', { type: 'image/png' });
const share = vi.fn<(data: ShareData) => Promise<void>>();

interface Device {
  isApple?: boolean;
  /** Null when the browser cannot say. */
  canShare?: boolean | null;
}

function stubDevice({ isApple = true, canShare = true }: Device) {
  vi.stubGlobal('CSS', { supports: (words: string) => isApple && words.includes('touch-callout') });
  vi.stubGlobal('navigator', { share, ...(canShare !== null && { canShare: () => canShare }) });
}

describe('sharePicture', () => {
  afterEach(() => {
    share.mockReset();
    vi.unstubAllGlobals();
  });

  it('offers the picture on an iPhone that can share files', async () => {
    stubDevice({});
    share.mockResolvedValue(undefined);
    expect(await sharePicture(picture)).toBe(true);
    expect(share).toHaveBeenCalledWith({ files: [picture] });
  });

  it.each<[string, Device]>([
    ['a download goes among the pictures', { isApple: false }],
    ['the browser cannot share files', { canShare: false }],
    ['the browser cannot share', { canShare: null }],
  ])('offers nothing when %s', async (_, device) => {
    stubDevice(device);
    expect(await sharePicture(picture)).toBe(false);
    expect(share).not.toHaveBeenCalled();
  });

  it.each([
    ['has offered the picture when the visitor closes the sheet', 'AbortError', true],
    ['has offered the picture when the sheet is still open', 'InvalidStateError', true],
    ['has offered nothing when the browser refuses the sheet', 'NotAllowedError', false],
  ])('%s', async (_, name, offered) => {
    stubDevice({});
    share.mockRejectedValue(new DOMException('', name));
    expect(await sharePicture(picture)).toBe(offered);
  });
});
