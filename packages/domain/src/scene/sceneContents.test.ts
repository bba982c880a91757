import { describe, expect, it } from 'vitest';
import { contentsScrollTop, sceneContents } from './sceneContents.ts';

const section = (heading: string, id = heading) => ({ id, heading });

describe('sceneContents', () => {
  it('lists sections with headings when there are two or more', () => {
    const sections = [section('', 'a'), section('产品档案'), section(' ', 'b'), section('制造信息')];
    expect(sceneContents(sections)).toEqual([section('产品档案'), section('制造信息')]);
  });

  it('lists nothing when there is nothing to choose', () => {
    expect(sceneContents([section('', 'a'), section('产品档案')])).toEqual([]);
    expect(sceneContents([])).toEqual([]);
  });
});

describe('contentsScrollTop', () => {
  it('counts sections from 620 px when the page is long, and never above it', () => {
    expect(contentsScrollTop(900, 900)).toBe(620);
    expect(contentsScrollTop(1400, 900)).toBe(1120);
    expect(contentsScrollTop(300, 919)).toBe(1);
    expect(contentsScrollTop(300, 920)).toBe(0);
    expect(contentsScrollTop(300, 921)).toBe(0);
  });
});
