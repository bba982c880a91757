import { renderToString } from 'react-dom/server';
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { divideStyles } from './divideStyles.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Page = createGlobalStyle`
  html { color: black; }
  @media print { main { color: red; } a { color: blue; } }
`;
const Box = styled.div`color: green; &:hover { color: navy; } @media (hover: hover) { &:focus { color: pink; } }`;
const Wheel = styled(Box)`animation: ${turn} 1s;`;
const Bare = styled.p``;

function stylesOf(page: React.ReactNode): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
}

const tags = stylesOf(
  <>
    <Page />
    <Wheel />
    <Bare />
  </>,
);
const { rules, names } = divideStyles(tags);

const textOf = (element: string) => element.replace(/^<style[^>]*>|<\/style>$/g, '');
const sizesOf = (element: string) =>
  (/data-rules="([^"]*)"/.exec(element)?.[1] ?? '').split(' ').map((pair) => pair.split(':').map(Number));

describe('divideStyles', () => {
  it('puts every rule into one element, in order and without names', () => {
    expect(textOf(rules)).not.toMatch(/data-styled|\/\*!sc\*\//);
    const text = tags.replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '').replaceAll('/*!sc*/\n', '');
    expect(textOf(rules)).toBe(textOf(text).trimStart());
  });

  it('keeps every name as styled-components reads it, in an element that no media matches', () => {
    expect(names).toMatch(/^<style data-styled="true" data-styled-version="[\d.]+" media="not all">/);
    expect(textOf(names)).toBe((tags.match(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}\/\*!sc\*\/\n/g) ?? []).join(''));
  });

  it('counts the rules of each group', () => {
    const groups = [...tags.matchAll(/data-styled\.g(\d+)\[/g)].map(([, group]) => Number(group));
    expect(sizesOf(rules).map(([group]) => group)).toEqual(groups);
    // The keyframes, the global style, the box, and what extends it.
    expect(sizesOf(rules).map(([, size]) => size)).toEqual([1, 2, 3, 1]);
  });

  it('wraps rules that some browsers leave out, so that they count there as well', () => {
    const Slider = styled.input`color: red; &::-moz-range-thumb { opacity: 0; } &:has(+ p) { color: blue; }`;
    const divided = divideStyles(stylesOf(<Slider />)).rules;
    expect(sizesOf(divided).map(([, size]) => size)).toEqual([3]);
    expect(textOf(divided)).toMatch(
      /^\.\w+\{color:red;\}@media all\{\.\w+::-moz-range-thumb\{opacity:0;\}\}@media all\{\.\w+:has\(\+ p\)\{color:blue;\}\}$/,
    );
  });

  it('returns empty texts when nothing has a style', () => {
    expect(divideStyles(stylesOf(<p />))).toEqual({ rules: '', names: '' });
  });

  it.each(['<link rel="stylesheet">', '<style data-styled="true">\na{b:c}/*!sc*/\n</style>'])(
    'throws for %j',
    (other) => {
      expect(() => divideStyles(other)).toThrow(/^(?:No style element|Rules without a name): /);
    },
  );
});
