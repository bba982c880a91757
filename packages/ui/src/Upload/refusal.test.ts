import { checkImage, imageLimits } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { failureText, refusalText } from './refusal.ts';
import { uploadTexts } from './Upload.texts.ts';
import { uploadFailure } from './uploadFailure.ts';

const kinds = Object.keys(imageLimits) as (keyof typeof imageLimits)[];

describe('refusalText', () => {
  it.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', 'text', '', 'image/$&'])(
    'says the rule’s sentence when the type is %j',
    (type) => {
      const verdict = checkImage({ type, size: 0 }, imageLimits.licence);
      expect(refusalText({ ok: false, reason: 'type', type }, imageLimits.licence, uploadTexts)).toBe(
        verdict.ok ? '' : verdict.message,
      );
    },
  );

  it.each(kinds)('says the rule’s sentence when a picture for %s is too large', (kind) => {
    const verdict = checkImage({ type: 'image/png', size: 99_999_999 }, imageLimits[kind]);
    expect(refusalText({ ok: false, reason: 'size' }, imageLimits[kind], uploadTexts)).toBe(
      verdict.ok ? '' : verdict.message,
    );
  });

  it('says what to do when a picture cannot be opened', () => {
    const text = (reason: 'heic' | 'colours' | 'unreadable') =>
      refusalText({ ok: false, reason }, imageLimits.id, uploadTexts);
    expect(text('heic')).toBe('此浏览器无法打开 HEIC 照片，请导出为 JPG 后再上传');
    expect(text('colours')).toBe('图片是印刷用的 CMYK 颜色，请另存为 RGB 颜色的 JPG 或 PNG 后再上传');
    expect(text('unreadable')).toBe('图片无法打开，请换一张图片');
  });
});

describe('failureText', () => {
  it.each([
    [uploadFailure('文件服务繁忙，请稍后再试'), '文件服务繁忙，请稍后再试'],
    [uploadFailure(''), '上传失败'],
    [uploadFailure(), '上传失败'],
    [new TypeError('Failed to fetch'), '上传失败，服务异常请重试'],
    ['a text', '上传失败，服务异常请重试'],
    [undefined, '上传失败，服务异常请重试'],
  ])('reports %s as %s', (error, text) => {
    expect(failureText(error, uploadTexts)).toBe(text);
  });
});
