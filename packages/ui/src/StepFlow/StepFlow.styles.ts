import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

const noLine = 'background: none;';

/** Boxes on a dashed line, which is visible between the white gaps beside boxes and figures. */
const path = `
  [data-part='track'] {
    display: flex;
    align-items: center;
    margin-bottom: ${token('space-6')};
    background: linear-gradient(90deg, var(--line) 3px, transparent 3px) 0 center / 5px 1px repeat-x;
  }
  [data-part='box'] {
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('space-14')};
    height: ${token('space-14')};
    border: ${token('line-drawing')} solid var(--ink);
    border-radius: ${token('radius-control')};
    background: var(--ground);
    box-shadow: 10px 0 0 -1px var(--ground);
    font: 600 ${rem(22)}/${rem(28)} ${token('font-figure')};
  }
  [data-part='figure'] {
    margin-inline-start: 10px;
    padding: 0 10px;
    background: var(--ground);
    font: 500 ${rem(13)}/${rem(20)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: var(--text);
  }
  [data-goal] [data-part='box'] {
    border-color: ${token('action-primary-bg')};
    background: ${token('action-primary-bg')};
    color: ${token('text-on-primary')};
    @media (forced-colors: active) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
  [data-goal] [data-part='figure'] { color: var(--link); }
  h2, h3, h4 { font: 600 ${rem(18)}/${rem(30)} ${token('font-sans')}; }
  p { margin-top: ${token('space-1')}; padding-inline-end: ${token('space-6')}; font-size: ${rem(14)}; line-height: ${rem(24)}; }
  & > li:last-child [data-part='track'] { ${noLine} }
  ${media.tablet} {
    &:not([data-count='4']) > li:nth-child(n + 3) [data-part='track'] { ${noLine} }
    &[data-count='4'] > li:nth-child(n + 2) [data-part='track'] { ${noLine} }
  }
  ${media.mobile} {
    h2, h3, h4 { line-height: ${rem(26)}; }
    & > li {
      display: grid;
      grid-template-columns: ${token('space-14')} 1fr;
      gap: 0 ${token('space-5')};
      padding-bottom: ${token('space-6')};
      background: linear-gradient(var(--line) 3px, transparent 3px) 28px 56px / 1px 5px repeat-y;
    }
    & > li:last-child { padding-bottom: 0; ${noLine} }
    [data-part='track'] { display: contents; }
    [data-part='box'] { grid-row: 1 / 3; align-self: start; box-shadow: 0 6px 0 var(--ground); }
    [data-part='figure'] { grid-column: 2; margin: 6px 0 0; padding: 0; }
    [data-part='words'] { grid-column: 2; padding-top: ${token('space-1')}; }
  }
`;

/** Each step under a bracket of its width. */
const bracket = `
  column-gap: ${token('space-5')};
  row-gap: ${token('space-8')};
  [data-part='track'] {
    height: ${token('space-2')};
    margin-bottom: ${token('space-3')};
    border: ${token('line-bracket')} solid var(--mark);
    border-top: 0;
  }
  [data-part='figure'] { display: none; }
  h2, h3, h4 { font: 600 ${rem(15)}/${rem(24)} ${token('font-sans')}; }
  p { font-size: ${rem(13)}; line-height: ${rem(22)}; }
  /* A bracket has its words below, and needs no room for a box. */
  ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); row-gap: ${token('space-5')}; }
`;

export const Root = styled.ol`
  --ground: ${token('bg-page')};
  --ink: ${token('marker-finder')};
  --text: ${token('text-secondary')};
  --line: ${token('border-strong')};
  --mark: ${token('marker-bracket')};
  --link: ${token('text-link')};
  &[data-ground='ink'] {
    --ground: ${token('bg-ink')};
    --ink: ${token('text-on-ink-primary')};
    --text: ${token('text-on-ink-secondary')};
    --line: ${token('border-on-ink-strong')};
    --mark: ${token('color-primary-400')};
    --link: ${token('text-on-ink-link')};
  }

  display: grid;
  grid-template-columns: repeat(var(--step-count), minmax(0, 1fr));
  color: var(--ink);
  & > li { display: flex; flex-direction: column; min-width: 0; }
  [data-part='words'] { display: flex; flex: 1; flex-direction: column; }
  h2, h3, h4 { margin: 0; color: inherit; }
  p { color: var(--text); }
  [data-part='detail'] {
    margin-top: auto;
    padding-top: ${token('space-3')};
    font-size: ${rem(12)};
    line-height: ${rem(20)};
    color: var(--text);
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${token('space-12')};
    &[data-count='2'], &[data-count='4'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }

  &[data-variant='path'] { ${path} }
  &[data-variant='bracket'] { ${bracket} }
`;
