import { fileURLToPath } from 'node:url';
import { catalogueSize } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { checkAllContent, readContentFile } from './readContent.ts';

const folder = fileURLToPath(new URL('../../../../apps/portal/content/', import.meta.url));
const pathOf = (file: string) => `${folder}${file}`;

describe('the content of the site', () => {
  it('is valid', () => {
    expect(checkAllContent(folder)).toEqual({
      catalogue: catalogueSize,
      news: expect.any(Number),
      solution: 13,
      case: 7,
      special: 1,
      expo: 1,
      ecology: 1,
      company: 1,
      document: 12,
    });
  });

  it('returns an item, or its data for lists, when a file is read', () => {
    const path = pathOf('catalogue/06-code-assignment.md');
    expect(readContentFile(folder, path, { summary: false })).toMatchObject({ id: 6, picture: 'label-printer' });
    expect(readContentFile(folder, path, { summary: true })).toEqual({
      id: 6,
      title: '标识赋码系统',
      summary: '为整机与关键部件批量生成、打印并激活标识编码，产线扫码即绑定，编码规则由您自己定义。',
      group: '标识应用',
      isOffered: true,
    });
  });

  it('returns an article with its text, or without it for lists, when a file is read', () => {
    const path = pathOf('news/02-three-decisions.md');
    const whole = readContentFile(folder, path, { summary: false });
    const listed = readContentFile(folder, path, { summary: true });
    expect(whole).toMatchObject({ ...listed, content: expect.stringContaining('<figure><img src="/illustrations/') });
    expect(Object.keys(listed)).toEqual([
      'id',
      'title',
      'time',
      'category',
      'author',
      'tags',
      'summary',
      'picture',
      'minutes',
      'hotRank',
    ]);
  });

  it('is refused when a file is in no folder of a subject', () => {
    expect(() => readContentFile(folder, pathOf('elsewhere/01-a.md'), { summary: false })).toThrow(
      /no folder of content/,
    );
  });
});
