import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, focusRingOnInk } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.figure`
  --chart-text: ${token('text-primary')};
  --chart-text-muted: ${token('text-tertiary')};
  --chart-tick: ${token('chart-tick')};
  --chart-value: ${token('chart-value')};
  --chart-line: ${token('border-hairline')};
  --chart-sunken: ${token('bg-paper')};
  --chart-surface: ${token('bg-surface')};
  --chart-mark: ${token('color-primary-500')};
  --chart-hatch: ${token('color-primary-200')};
  --chart-link: ${token('text-link')};
  --chart-success: ${token('color-success-500')};
  --chart-warning: ${token('color-warning-300')};
  --chart-danger: ${token('color-danger-600')};
  /* The yellow of a warning is too bright for an edge on white. */
  --chart-warning-edge: ${token('color-warning-700')};
  &[data-ground='ink'] {
    --chart-text: ${token('text-on-ink-primary')};
    --chart-text-muted: ${token('text-on-ink-tertiary')};
    --chart-tick: ${token('text-on-ink-tertiary')};
    --chart-value: ${token('text-on-ink-primary')};
    --chart-line: ${token('border-on-ink')};
    --chart-sunken: ${token('bg-ink-raised')};
    --chart-surface: ${token('bg-ink')};
    --chart-mark: ${token('color-primary-400')};
    --chart-hatch: ${token('chart-hatch-on-ink')};
    --chart-link: ${token('text-on-ink-link')};
    --chart-success: ${token('text-on-ink-positive')};
    --chart-danger: ${token('color-danger-500')};
    --chart-warning-edge: ${token('color-warning-300')};
  }
  display: flex;
  flex-direction: column;
  min-width: 0;
  margin: 0;
  color: var(--chart-text);
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')} ${token('space-5')};
    margin-bottom: ${token('space-5')};
  }
  figcaption > span:first-child { min-width: 0; ${typeStyle('h4')} }
  [data-part='title'] { overflow-wrap: anywhere; }
  [data-part='unit'] { margin-inline-start: ${token('space-2')}; ${typeStyle('caption')} line-height: 1; color: var(--chart-text-muted); }
  [data-part='legend'] { display: flex; flex-wrap: wrap; gap: 0 ${token('space-5')}; margin: 0; padding: 0; list-style: none; }
  [data-part='legend'][data-row] { flex-basis: 100%; }
  li { ${typeStyle('small')} }
  li b { margin-inline-start: 6px; font-family: ${token('font-figure')}; font-weight: 600; white-space: nowrap; }
  /* Browsers print no backgrounds unless asked to: the samples of a legend and the bars of a ranking are some. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  ${media.print} { figcaption { break-after: avoid; } }
`;

/** A legend's sample: a square, or a stroke for lines; its colours are set by two variables. */
export const Swatch = styled.span`
  flex: none;
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: ${token('space-2')};
  background: var(--swatch, var(--chart-mark));
  border: 1px solid var(--swatch-outline, transparent);
  forced-color-adjust: none;
  &[data-kind='hatched'] {
    background: repeating-linear-gradient(-45deg, var(--chart-mark) 0 2px, var(--chart-hatch) 2px 4px);
  }
  &[data-kind='striped'] {
    background: repeating-linear-gradient(-45deg, var(--swatch) 0 2px, var(--swatch-ground) 2px 4px);
  }
  &[data-kind='line'] { width: 24px; height: 0; border: 0; border-top: 2px solid var(--swatch); background: none; vertical-align: middle; }
  &[data-kind='dashed'] {
    width: 24px;
    height: 2px;
    border: 0;
    vertical-align: middle;
    background: repeating-linear-gradient(90deg, var(--swatch) 0 var(--swatch-dash), transparent var(--swatch-dash) calc(var(--swatch-dash) + 3px));
  }
  &[data-kind='band'] { width: 24px; height: 10px; }
  &[data-kind='diamond'] { clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
  &[data-kind='triangle'] { clip-path: polygon(50% 0, 100% 100%, 0 100%); }
  &[data-kind='cross'] { clip-path: polygon(32% 0, 68% 0, 68% 32%, 100% 32%, 100% 68%, 68% 68%, 68% 100%, 32% 100%, 32% 68%, 0 68%, 0 32%, 32% 32%); }
`;

/** Container of the plot; keeps its size while data or code are loading. */
export const Plot = styled.div`
  position: relative;
  flex: none;
  height: var(--plot-height);
  ${media.mobile} { height: var(--plot-height-narrow); }
  &[data-variant='donut'] { width: 186px; height: 186px; margin-inline: auto; }
  /* The drawing never makes the page wider than its room. */
  & > [data-part='drawing'] { position: absolute; inset: 0; overflow: visible; touch-action: pan-y; }
  svg { display: block; overflow: visible; forced-color-adjust: none; }
  text { ${typeStyle('tick')} fill: var(--chart-tick); }
  &[data-face='sans'] [data-part='place'] { font-family: ${token('font-sans')}; font-weight: 400; }
  [data-part='axis'] { font-family: ${token('font-sans')}; font-weight: 400; }
  [data-part='figure'] { font-size: ${13 / 16}rem; font-weight: 600; fill: var(--chart-value); }
  [data-part='guide'], [data-part='mark'], [data-part='tip'] { position: absolute; pointer-events: none; }
  [data-part='guide'] { width: 1px; background: repeating-linear-gradient(var(--chart-text) 0 2px, transparent 2px 5px); forced-color-adjust: none; }
  [data-part='mark'] { width: 9px; height: 9px; margin: -4.5px; border: 2px solid var(--mark); background: var(--chart-surface); }
  [data-part='tip'] {
    z-index: ${token('z-sticky')};
    inset-block-start: var(--tip-y);
    left: var(--tip-x);
    max-width: 240px;
    padding: ${token('space-2')} ${token('space-3')};
    background: ${token('chart-tooltip-bg')};
    border-radius: ${token('radius-control')};
    ${typeStyle('caption')}
    color: ${token('chart-tooltip-label')};
    white-space: nowrap;
    &[data-side='before'] { transform: translateX(-100%); }
    &[data-side='middle'] { transform: translateX(-50%); }
    p { margin: 0; overflow: hidden; text-overflow: ellipsis; }
    b { font-family: ${token('font-figure')}; font-weight: 600; color: ${token('chart-tooltip-value')}; }
    i { display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; background: var(--mark); border: 1px solid var(--mark-outline, transparent); }
  }
  [data-ground='ink'] > & [data-part='tip'] { outline: 1px solid ${token('border-on-ink-strong')}; background: ${token('bg-ink-raised')}; }
  /* Drawn at the width of the screen, whole on narrower paper. */
  ${media.print} {
    height: auto;
    break-inside: avoid;
    & > [data-part='drawing'] { position: static; }
    & > [data-part='drawing'] > svg { width: 100%; max-width: var(--drawn-width); height: auto; }
    [data-part='guide'], [data-part='mark'], [data-part='tip'] { display: none; }
  }
`;

export const Center = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  pointer-events: none;
  span { ${typeStyle('small')} line-height: 1.125rem; color: var(--chart-text-muted); }
  strong { font-weight: 600; font-size: 1.5rem; line-height: ${32 / 24}; font-family: ${token('font-figure')}; }
`;

/** A ring above its legend, or next to it where there is room. */
export const Shares = styled.div`
  container-type: inline-size;
  & > div { display: block; }
  @container (min-width: 420px) {
    & > div { display: grid; grid-template-columns: 186px minmax(0, 1fr); align-items: center; gap: ${token('space-10')}; }
    [data-part='shares'] { grid-template-columns: 1fr; margin-block: 0; }
  }
  [data-part='shares'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(136px, 40%), 1fr));
    gap: ${token('space-2')} ${token('space-6')};
    margin-block: ${token('space-6')} ${token('space-4')};
    padding: 0;
    list-style: none;
  }
  li { display: flex; align-items: center; min-width: 0; }
  [data-part='name'] { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-part='share'] { font-weight: 600; font-size: 1rem; line-height: 1.625rem; font-family: ${token('font-figure')}; font-variant-numeric: tabular-nums; }
`;

/** Placeholder of the plot without data. */
export const Placeholder = styled.div`
  display: grid;
  place-items: center;
  height: var(--plot-height);
  border-radius: ${token('radius-control')};
  color: var(--chart-text-muted);
  ${media.mobile} { height: var(--plot-height-narrow); }
  [data-part='skeleton'] { align-content: space-around; }
  &[data-state='empty'] { background: var(--chart-sunken); }
  [data-part='skeleton'] { height: 100%; }
  [data-ground='ink'] > & [data-part='skeleton'] > span { background: ${token('bg-ink-raised')}; }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  margin-top: auto;
  padding-top: ${token('space-3')};
  border-top: 1px solid var(--chart-line);
  ${typeStyle('caption')}
  color: var(--chart-text-muted);
  button { margin-inline-start: auto; }
`;

/* The notes are on one line with separators, or on separate lines: a separator at the start of a line is outside, and clipped. */
export const Notes = styled.span`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  & > span { position: relative; margin-inline-end: 1.5em; }
  & > span::before {
    content: '・';
    content: '・' / '';
    position: absolute;
    inset-inline-start: -1.25em;
  }
  [data-part='updated'] { white-space: nowrap; }
`;

/** A button in small text: its click target is larger than its label. */
export const TextButton = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  ${typeStyle('caption')}
  color: var(--chart-link);
  cursor: pointer;
  ${colourTransition}
  &:disabled { color: var(--chart-text-muted); cursor: default; }
  &:focus-visible { ${focusRing} }
  [data-ground='ink'] &:focus-visible { ${focusRingOnInk} }
  &::after { content: ''; position: absolute; inset: -12px -8px; }
  ${media.hover} { &:hover:not(:disabled) { text-decoration: underline; } }
  ${media.print} { display: none; }
`;

export const Data = styled.div`
  margin-top: ${token('space-3')};
  ${typeStyle('small')}
  [data-part='scroll'] { max-height: 420px; overflow: auto; }
  [data-part='scroll']:focus-visible { ${focusRing} outline-offset: -2px; }
  table { width: 100%; border-collapse: separate; border-spacing: 0; }
  th, td { height: 36px; padding: 0 ${token('space-3')}; border-bottom: 1px solid var(--chart-line); text-align: end; font-weight: 400; white-space: nowrap; }
  th:first-child { text-align: start; }
  /* Names break between words, and the table moves sideways where that is too wide. */
  tbody th { white-space: normal; word-break: keep-all; overflow-wrap: break-word; min-width: 6em; }
  thead th { position: sticky; top: 0; background: var(--chart-sunken); color: var(--chart-text-muted); }
  ${media.mobile} { th, td { padding: 0 ${token('space-2')}; } }
  td { font-family: ${token('font-figure')}; font-weight: 500; font-variant-numeric: tabular-nums; }
  [data-part='download'] { display: flex; justify-content: flex-end; padding-block: ${token('space-3')}; }
  ${media.low} { [data-part='scroll'] { max-height: none; } }
  ${media.print} {
    [data-part='scroll'] { max-height: none; overflow: visible; }
    th, td { white-space: normal; }
    thead th { position: static; }
  }
`;
