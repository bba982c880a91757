import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../locale/en.ts';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { QrCode } from './QrCode.tsx';
import { fitsQrCode, wellFormed } from './qrCapacity.ts';

const render = (value: string) => renderToString(<QrCode value={value} label="二维码" />);

describe('fitsQrCode', () => {
  // ISO/IEC 18004, table 7, version 40-M.
  it.each([
    ['digits', '7', 5596],
    ['capitals', 'A', 3391],
    ['letters', 'a', 2331],
    ['Chinese characters', '标', 777],
  ])('takes as many %s as the standard when the code is the largest', (_, sign, most) => {
    expect(fitsQrCode(sign.repeat(most))).toBe(true);
    expect(fitsQrCode(sign.repeat(most + 1))).toBe(false);
    expect(render(sign.repeat(most))).toContain('<svg');
  });
});

describe('wellFormed', () => {
  it('replaces halves of surrogate pairs and nothing else', () => {
    expect(wellFormed('标识 😀 \uD83D x \uDE00')).toBe('标识 😀 \uFFFD x \uFFFD');
  });
});

describe('QrCode', () => {
  it.each(['a'.repeat(2332), 'a'.repeat(2423), '标'.repeat(778), '7'.repeat(5597)])(
    'says that the text is too long when it is, instead of ending the page',
    (value) => {
      const markup = render(value);
      expect(markup).not.toContain('<svg');
      expect(markup).toContain('内容太长，无法生成二维码');
    },
  );

  it('says it in the language of the page', () => {
    const markup = renderToString(
      <LocaleProvider locale={en}>
        <QrCode value={'a'.repeat(2423)} label="Code" />
      </LocaleProvider>,
    );
    expect(markup).toContain('Too long for a QR code');
  });

  it('draws a text with half of a surrogate pair', () => {
    expect(render('GT-\uD83D')).toContain('<svg');
    expect(render('')).toContain('<svg');
  });
});
