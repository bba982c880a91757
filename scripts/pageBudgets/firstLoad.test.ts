import { describe, expect, it } from 'vitest';
import { firstLoadProblems } from './firstLoad.ts';

/** A build whose pages all run the same scripts first. */
function built(scripts: Readonly<Record<string, readonly string[]>>) {
  return { scriptsBefore: () => Object.keys(scripts), modulesIn: (script: string) => scripts[script] ?? [] };
}

describe('firstLoadProblems', () => {
  it('has nothing against scripts that hold nothing heavy', () => {
    expect(firstLoadProblems(built({ 'base.js': ['node_modules/react/index.js'] }), 'home')).toEqual([]);
  });

  it('names each heavy library with its script', () => {
    const portal = built({
      'base.js': ['node_modules/react/index.js'],
      'chart.js': ['node_modules/@nivo/line/dist/index.js', 'node_modules/@nivo/core/dist/index.js'],
    });
    expect(firstLoadProblems(portal, 'login')).toEqual(['The page login loads @nivo/ in chart.js']);
  });

  it('takes schemas for heavy on pages that show what is in their document, and on no other', () => {
    const portal = built({ 'calls.js': ['C:\\lima\\node_modules\\zod\\v4\\mini\\index.js'] });
    expect(firstLoadProblems(portal, 'store')).toEqual(['The page store loads node_modules/zod/ in calls.js']);
    expect(firstLoadProblems(portal, 'contact')).toEqual([]);
  });
});
