// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { earlyPressTerms, keepEarlyPresses } from '../src/shared/page/earlyPresses.ts';
import { asScript } from './asScript.ts';

describe('asScript', () => {
  it('is a script that runs by itself, and is as short as it may be in every page', () => {
    const script = asScript(keepEarlyPresses, earlyPressTerms);
    expect(script.length).toBeLessThan(1_000);
    document.body.innerHTML = '<div id="root"><button type="button">菜单</button></div>';
    runInThisContext(script);
    document.querySelector('button')?.click();
    return expect.poll(() => document.querySelector('button')?.hasAttribute(earlyPressTerms.mark)).toBe(true);
  });
});
