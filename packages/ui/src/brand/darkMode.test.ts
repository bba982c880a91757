import { describe, expect, it } from 'vitest';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { type TokenName, variableName } from '../tokens/token.ts';
import { darkModeStyles } from './darkMode.ts';
import { largeMode, largeModeStyles } from './largeMode.ts';

const names = Object.keys(lightTheme) as TokenName[];

/** The values that a page declares with these rules, the later before the earlier, as in its stylesheet. */
function valuesOf(rules: string, selector: string): Map<string, string> {
  const body = rules.split(`${selector}{`)[1]?.split('}')[0] ?? '';
  return new Map(
    body
      .split(';')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('darkModeStyles', () => {
  const rules = darkModeStyles(lightTheme, darkTheme);
  const chosen = ":root:root:root[data-theme='dark']";

  it('declares what differs from the light theme, for screens only', () => {
    expect(rules.startsWith('@media screen{')).toBe(true);
    const declared = valuesOf(rules, chosen);
    for (const name of names) {
      const differs = lightTheme[name] !== darkTheme[name];
      expect(declared.get(variableName(name))).toBe(differs ? darkTheme[name] : undefined);
    }
  });

  it('leaves nothing of the light large mode when both modes are on', () => {
    const large = valuesOf(largeModeStyles(lightTheme), ":root:root:root[data-mode='large']");
    const both = valuesOf(rules, `${chosen}[data-mode='large']`);
    const wanted = largeMode(darkTheme);
    for (const name of names) {
      const variable = variableName(name);
      expect(both.get(variable) ?? large.get(variable) ?? lightTheme[name]).toBe(wanted[name]);
    }
  });

  it('follows the system only when asked to, and never against a choice', () => {
    expect(rules).not.toContain('prefers-color-scheme');
    const following = darkModeStyles(lightTheme, darkTheme, { followsSystem: true });
    expect(following.startsWith(rules)).toBe(true);
    expect(following).toContain(
      "@media screen and (prefers-color-scheme:dark){:root:root:root:not([data-theme='light']){",
    );
  });
});
