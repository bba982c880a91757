import { describe, expect, it } from 'vitest';
import { readCaptions } from './captions.ts';

const written = `WEBVTT

01 总装
00:00.000 --> 00:06.500
<c>机架</c>和<c>电机</c>，
在总装线上合成一台跑步机。

02 赋码
01:02.000 --> 01:03.000 line:80%
激光刻下编码。
`;

describe('readCaptions', () => {
  it('returns chapters with their times and the marked words', () => {
    expect(readCaptions(written)).toEqual([
      { number: '01', label: '总装', start: 0, end: 6.5, words: ['机架', '电机'] },
      { number: '02', label: '赋码', start: 62, end: 63, words: [] },
    ]);
  });

  it('reads files with CRLF line ends', () => {
    expect(readCaptions(written.replaceAll('\n', '\r\n'))).toEqual(readCaptions(written));
  });

  it.each([
    ['it begins otherwise', written.replace('WEBVTT', 'VTT'), 'WEBVTT'],
    ['a chapter has no number', written.replace('01 总装', '总装'), '01 总装'],
    ['a caption has no times', written.replace('00:00.000 --> 00:06.500\n', ''), '01 总装'],
  ])('is refused with what is right when %s', (_case, text, says) => {
    expect(() => readCaptions(text)).toThrow(says);
  });
});
