import { describe, expect, it } from 'vitest';
import { sceneContents } from './sceneContents.ts';

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
