import { describe, expect, it } from 'vitest';
import { choosePinned } from './chromium.ts';
import { judgePictures, whyNotCompared } from './pictures.ts';

const pinned = { platform: 'linux-x64', chromium: 156 };

describe('whyNotCompared', () => {
  it('finds nothing to say when platform and major version are those of the pictures', () => {
    expect(whyNotCompared({ platform: 'linux-x64', chromium: 156 }, pinned)).toBeNull();
  });

  it.each([
    { platform: 'linux-x64', chromium: 150 },
    { platform: 'darwin-arm64', chromium: 156 },
  ])('names both browsers and the way out on $platform with Chromium $chromium', (here) => {
    const sentence = whyNotCompared(here, pinned);
    expect(sentence).toContain('made on linux-x64 with Chromium 156');
    expect(sentence).toContain(`this is ${here.platform} with Chromium ${here.chromium}`);
    expect(sentence).toContain('CHROMIUM_PATH');
  });
});

describe('judgePictures', () => {
  it('says how many pictures were compared', () => {
    expect(judgePictures(2700, true)).toEqual({ sentence: 'pictures: 2700 compared', fails: false });
  });

  it('fails in CI alone when none was compared', () => {
    expect(judgePictures(0, true).fails).toBe(true);
    expect(judgePictures(0, false).fails).toBe(false);
  });
});

describe('choosePinned', () => {
  const majors: Record<string, number> = { '/usr/bin/chromium': 150, '/usr/bin/google-chrome': 156 };
  const majorOf = (path: string) => majors[path] ?? Number.NaN;

  it('takes the browser of the pinned version, whatever stands before it', () => {
    expect(choosePinned(Object.keys(majors), 156, majorOf)).toBe('/usr/bin/google-chrome');
  });

  it('takes the first browser when none has the pinned version', () => {
    expect(choosePinned(Object.keys(majors), 159, majorOf)).toBe('/usr/bin/chromium');
  });

  it('takes none when there is none', () => {
    expect(choosePinned([], 156, majorOf)).toBeNull();
  });
});
