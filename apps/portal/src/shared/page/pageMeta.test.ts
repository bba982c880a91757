import { describe, expect, it } from 'vitest';
import { completeMeta } from './pageMeta.ts';

describe('completeMeta', () => {
  it('uses the platform name alone when the page has no title of its own', () => {
    expect(completeMeta({}).title).toBe('力码 · 健身器材行业工业互联网标识解析平台');
  });

  it('adds the brand when the page has a title', () => {
    expect(completeMeta({ title: '标识查询' }).title).toBe('标识查询 - 力码');
  });

  it('keeps the page’s description and fills in the rest', () => {
    const meta = completeMeta({ title: '标识查询', description: '某台跑步机' });
    expect(meta.description).toBe('某台跑步机');
    expect(meta.keywords).toContain('标识查询');
  });
});
