import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkTheme } from './darkTheme.ts';
import { lightTheme } from './lightTheme.ts';
import { type Theme, type TokenName, variableName } from './token.ts';
import { breakpoint, typeScale } from './typeScale.ts';

const readFile = (name: string) => readFileSync(new URL(`../../tokens/${name}`, import.meta.url), 'utf8');

interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'id.lima': { variable: string } };
}
type Group = { [name: string]: Group | Token };

const isToken = (node: Group | Token): node is Token => '$value' in node;

/** Every token of a file with its place. */
function tokensOf(node: Group, place: readonly string[] = []): [string, Token][] {
  return Object.entries(node).flatMap(([name, inner]): [string, Token][] =>
    isToken(inner) ? [[[...place, name].join('.'), inner]] : tokensOf(inner, [...place, name]),
  );
}

interface Colour {
  components: readonly number[];
  alpha: number;
  hex: string;
}
interface Size {
  value: number;
  unit: string;
}
interface Layer {
  color: Colour;
  offsetX: Size;
  offsetY: Size;
  blur: Size;
  spread: Size;
}

const channels = ({ components }: Colour) => components.map((part) => Math.round(part * 255));
const length = ({ value, unit }: Size) => (value === 0 ? '0' : `${value}${unit}`);

function colourText(colour: Colour): string {
  const digits = channels(colour).map((part) => part.toString(16).padStart(2, '0'));
  expect(`#${digits.join('').toUpperCase()}`).toBe(colour.hex);
  return colour.alpha === 1 ? colour.hex : `rgba(${channels(colour).join(',')},${colour.alpha})`;
}

function shadowText({ color, offsetX, offsetY, blur, spread }: Layer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return `${lengths.map(length).join(' ')} ${colourText(color)}`;
}

/** What a token is in CSS. */
function cssOf({ $type, $value }: Token): string {
  switch ($type) {
    case 'color':
      return colourText($value as Colour);
    case 'shadow':
      return [$value as Layer | Layer[]].flat().map(shadowText).join(', ');
    case 'fontFamily':
      return ($value as string[]).join(', ');
    case 'duration':
      return length($value as Size);
    case 'dimension':
      return `${($value as Size).value}px`;
    case 'cubicBezier': {
      const curve = ($value as number[]).join(', ');
      return curve === '0, 0, 1, 1' ? 'linear' : `cubic-bezier(${curve})`;
    }
    default:
      return String($value);
  }
}

/** Declarations of a rule of the stylesheet. */
function declarationsOf(selector: string): Map<string, string> {
  const body = readFile('tokens.css').split(`\n${selector} {\n`)[1]?.split('\n}')[0] ?? '';
  return new Map(
    Array.from(body.matchAll(/^ {2}(--[a-z0-9-]+): (.*);$/gm), ([, name = '', value = '']) => [name, value]),
  );
}

const names = Object.keys(lightTheme) as TokenName[];
/** The format has no type for them. */
const untyped = ['page-type-size', 'page-color-scheme'] as const satisfies readonly TokenName[];

describe.each<[string, Theme]>([
  ['light', lightTheme],
  ['dark', darkTheme],
])('the exported tokens of the %s theme', (name, theme) => {
  const tokens = tokensOf(JSON.parse(readFile(`${name}.tokens.json`)) as Group);

  it('are those of the theme, in JSON', () => {
    const exported = new Map(
      tokens.flatMap(([, token]) => {
        const variable = token.$extensions?.['id.lima'].variable;
        return variable === undefined ? [] : [[variable, cssOf(token)] as const];
      }),
    );
    for (const token of names) {
      const isExported = !(untyped as readonly TokenName[]).includes(token);
      // Which names of faces have quotes makes no difference.
      const css = theme[token].replaceAll('"', '');
      expect(exported.get(variableName(token))).toBe(isExported ? css : undefined);
    }
    expect(exported.size).toBe(names.length - untyped.length);
  });

  it('are those of the theme, in CSS', () => {
    const declared = new Map([
      ...declarationsOf(':root'),
      ...(name === 'dark' ? declarationsOf("[data-theme='dark']") : []),
    ]);
    expect(declared).toEqual(new Map(names.map((token) => [variableName(token), theme[token]])));
  });

  it('have the steps of type and the widths of the scale', () => {
    const at = new Map(tokens);
    for (const [step, { size, weight }] of Object.entries(typeScale)) {
      expect(at.get(`type.${step}.wide`)?.$value).toMatchObject({ fontSize: { value: size }, fontWeight: weight });
      expect(at.has(`type.${step}.phone`)).toBe(true);
    }
    for (const [width, px] of Object.entries(breakpoint)) {
      expect(at.get(`breakpoint.${width}`)?.$value).toEqual({ value: px, unit: 'px' });
    }
  });
});
