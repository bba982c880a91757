import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, focusRingOnInk, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

const bigTargets = `
  [data-part='toggle'], [data-part='arrows'] button { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; }
`;

const squares = `
  [data-part='controls'] {
    position: absolute;
    inset: auto 0 0 0;
    z-index: 1;
    display: flex;
    align-items: center;
    padding: 0 max(var(--carousel-inset), (100% - ${token('layout-content')}) / 2) var(--carousel-inset-bottom);
    pointer-events: none;
  }
  [data-part='markers'] { display: flex; order: -1; margin-inline-start: calc(-1 * ${token('space-1')}); }
  [data-part='markers'] button { padding: ${token('space-2')} ${token('space-1')}; }
  [data-part='square'] {
    display: block;
    width: 8px;
    height: 8px;
    background: var(--idle);
  }
  [aria-current] [data-part='square'] { width: 24px; background: var(--mark); }
  [data-part='marker-number'], [data-part='marker-title'] { display: none; }
  [data-part='arrows'] { display: flex; gap: ${token('space-2')}; margin-inline-start: auto; }
  /* A finger swipes and has the arrows; squares this close to each other are only drawn for it. */
  ${media.mobile} { [data-part='markers'] button { pointer-events: none; } }
  ${media.coarse} { [data-part='markers'] button { pointer-events: none; } }
`;

/** From tablets up, titles along the lower edge: the bracket hangs from the line above the current title. */
const titles = `
  [data-part='controls'] {
    position: absolute;
    inset: auto 0 0 0;
    z-index: 1;
    width: min(${token('layout-content')}, 100% - 2 * ${token('layout-tablet-margin')});
    margin-inline: auto;
    border-block-start: ${token('line-hairline')} solid var(--line);
    background: var(--raised);
  }
  [data-part='markers'] { display: grid; grid-template-columns: repeat(var(--carousel-count), minmax(0, 1fr)); }
  [data-part='markers'] button {
    position: relative;
    display: flex;
    gap: ${token('space-3')};
    align-items: center;
    min-width: 0;
    height: ${token('space-14')};
    padding-block: 0; padding-inline: ${token('space-6')} ${token('space-10')};
    color: var(--quiet);
    font: 400 0.875rem/1.375rem ${token('font-sans')};
    text-align: start;
    & + button { border-inline-start: ${token('line-hairline')} solid var(--line); }
    &:first-child { padding-inline-start: 0; }
  }
  [data-part='markers'] [aria-current] { color: var(--loud); font-weight: 600; }
  [data-part='markers'] [aria-current]::before {
    content: '';
    position: absolute;
    inset-block: -1px auto; inset-inline: 0 ${token('space-6')};
    height: 8px;
    border: ${token('line-active')} solid var(--mark);
    border-block-end: 0;
  }
  [data-part='square'], [data-part='arrows'] { display: none; }
  [data-part='marker-number'] { color: var(--number); font: 500 0.75rem/1.25rem ${token('font-code')}; }
  [data-part='marker-title'] { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  /* At the right end of the current title's bracket. */
  [data-part='toggle'] {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: calc((var(--carousel-current) + 1) * 100% / var(--carousel-count) - ${token('space-14')});
    z-index: 1;
  }
`;

export const Root = styled.section`
  --carousel-inset: ${token('space-12')};
  --carousel-inset-bottom: ${token('space-5')};
  --mark: ${token('marker-bracket')};
  --idle: ${token('border-strong')};
  --line: ${token('border-default')};
  --loud: ${token('text-primary')};
  --quiet: ${token('text-tertiary')};
  --number: ${token('text-link')};
  --raised: ${token('bg-paper')};
  --edge: ${token('border-control')};
  &[data-ground='ink'] {
    --mark: ${token('color-primary-400')};
    --idle: ${token('border-on-ink-strong')};
    --line: ${token('border-on-ink')};
    --loud: ${token('text-on-ink-primary')};
    --quiet: ${token('text-on-ink-tertiary')};
    --number: ${token('text-on-ink-link')};
    --raised: ${token('bg-ink')};
    --edge: ${token('border-on-ink-strong')};
  }
  ${media.mobile} {
    --carousel-inset: ${token('layout-gutter-mobile')};
    --carousel-inset-bottom: ${token('space-2')};
  }
  position: relative;
  display: block;
  /* While a page comes in pieces, the slides grow, and everything measured from their lower edge would move: shown once it is whole. */
  &:not(:has(> output)) { visibility: hidden; }

  [data-part='track'] {
    position: relative;
    display: flex;
    height: 100%;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  [data-part='slide'] {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  [data-part='slide'] > * { box-sizing: border-box; height: 100%; }

  :where([data-part='controls']) button {
    flex: none;
    border: 0;
    background: none;
    color: var(--quiet);
    cursor: pointer;
    pointer-events: auto;
    ${colourTransition}
    &:focus-visible { ${focusRing} }
  }
  &[data-ground='ink'] :where([data-part='controls']) button:focus-visible { ${focusRingOnInk} }
  [data-part='toggle'], [data-part='arrows'] button {
    width: ${token('control-height-sm')};
    height: ${token('control-height-sm')};
  }
  [data-part='arrows'] button {
    border: ${token('line-hairline')} solid var(--edge);
    background: var(--raised);
    color: var(--loud);
  }
  ${media.hover} {
    [data-part='toggle']:hover { color: var(--loud); }
    [data-part='arrows'] button:hover { border-color: var(--loud); }
    [data-part='markers'] button:hover { color: var(--loud); }
    [data-part='markers'] button:hover [data-part='square'] { background: var(--mark); }
  }
  ${motionSafe(`[data-part='square'] { transition: width ${token('motion-fast')} ${token('motion-standard')}; }`)}
  @media (forced-colors: active) {
    [data-part='square'] { forced-color-adjust: none; background: GrayText; }
    [aria-current] [data-part='square'] { background: Highlight; }
  }

  &[data-markers='squares'] { ${squares} }
  ${media.mobile} { &[data-markers='titles'] { ${squares} } }
  ${media.fromTablet} { &[data-markers='titles'] { ${titles} } }

  /* On phones swiping comes first, so the arrows are quiet. */
  ${media.mobile} {
    ${bigTargets}
    [data-part='arrows'] { margin-inline-end: calc(-1 * ${token('space-3')}); gap: 0; }
    [data-part='arrows'] button { border-color: transparent; background: none; color: var(--quiet); }
  }
  ${media.coarse} { ${bigTargets} }
`;
