import { keyframes, styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

/* One character of the code face is 0.6 em wide, so sizes are computed from the number of characters without measuring. */
export const Root = styled.div`
  --mark: ${token('marker-bracket')};
  --strong: ${token('text-primary')};
  --muted: ${token('text-tertiary')};
  --quiet: ${token('text-tertiary')};
  --label: ${token('text-secondary')};
  --rule: ${token('border-hairline')};
  --fail: ${token('text-danger')};
  --fail-text: ${token('text-danger')};
  --grey: ${token('border-control')};
  --tick: 8px;
  --below: 8px;
  --max: 32px;
  --min: 32px;
  /* A code is written from left to right in every language. */
  direction: ltr;
  width: 100%;
  min-width: 0;
  &[data-ground='ink'] {
    --strong: ${token('text-on-ink-primary')};
    --muted: ${token('text-on-ink-separator')};
    --quiet: ${token('text-on-ink-tertiary')};
    --label: ${token('text-on-ink-secondary')};
    --rule: ${token('border-on-ink')};
    --fail: ${token('color-danger-500')};
    --fail-text: ${token('text-on-ink-danger')};
    --grey: ${token('border-on-ink-strong')};
  }
  &[data-variant='hero'], &[data-variant='header'] { container-type: inline-size; }
  &[data-variant='hero'] { --max: 80px; --tick: 10px; --below: 10px; }
  &[data-variant='header'] { --max: 44px; --below: 10px; }
  &[data-variant='line'] { --max: 26px; --min: 26px; width: fit-content; max-width: 100%; }
  &[data-variant='preview'] { width: fit-content; max-width: 100%; }
  ${media.mobile} {
    &[data-variant='hero'] { --max: 38px; --min: 22px; --tick: 8px; --below: 8px; }
    &[data-variant='header'] { --max: 22px; --min: 18px; --below: 8px; }
    &[data-variant='preview'], &[data-variant='line'] { --max: 22px; --min: 22px; }
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  font-family: ${token('font-code')};
  font-variant-ligatures: none;
  font-weight: 500;
  font-size: var(--max);
  color: var(--strong);
  [data-variant='hero'] > &, [data-variant='header'] > & {
    font-size: clamp(var(--min), calc(80vw / (var(--chars) * 0.6)), var(--max));
    @supports (width: 1cqi) { font-size: clamp(var(--min), calc(100cqi / (var(--chars) * 0.6)), var(--max)); }
  }
  &[data-align='center'] { justify-content: center; }
  &[data-highlighting] { color: var(--quiet); }
  ${media.mobile} {
    [data-variant='hero'] > & {
      flex-direction: column;
      align-items: flex-start;
      font-size: clamp(var(--min), calc(80vw / (var(--longest) * 0.6)), var(--max));
      @supports (width: 1cqi) { font-size: clamp(var(--min), calc(100cqi / (var(--longest) * 0.6)), var(--max)); }
    }
  }
`;

/** Prefix with its slash, or suffix. The line height leaves room for brackets between the lines of a wrapped suffix. */
export const Part = styled.span`
  position: relative;
  display: block;
  max-width: 100%;
  margin: -10px 0;
  line-height: calc(1.1em + 1.25rem);
  overflow-wrap: anywhere;
  white-space: nowrap;
  &[data-part='suffix'] { white-space: normal; margin-right: -1px; }
  /* Faces that stand in until the code face has come may be a little wider: the line does not break for them. */
  [data-variant='hero'] > [data-align='start'] > &[data-part='suffix'] { margin-right: -0.25em; }
  [data-variant='hero'] > * > & { margin-bottom: 0; padding-bottom: 61px; }
  [data-variant='header'] > * > & { margin-bottom: 0; padding-bottom: 33px; }
  [data-variant='preview'] > * > & { margin-bottom: 0; padding-bottom: 30px; }
  [data-variant='line'] > * > & { margin-bottom: 0; padding-bottom: 2px; }
  [data-groups] > & { margin-top: 0; padding-top: 31px; }
  ${media.mobile} {
    [data-variant='hero'] > * > & { padding-bottom: 26px; }
    [data-variant='header'] > * > & { padding-bottom: 4px; }
    [data-variant='preview'] > * > & { padding-bottom: 2px; }
    [data-groups] > & { margin-top: -10px; padding-top: 0; }
  }
`;

export const Group = styled.span`
  position: absolute;
  inset: 0 0 auto;
  height: 39px;
  border: 0 solid var(--grey);
  &::after {
    content: '';
    position: absolute;
    inset: 31px 0.06em 0;
    border: 1px solid var(--grey);
    border-bottom: 0;
  }
  [data-part='prefix'] > &::after { right: 0.66em; }
  ${media.mobile} { display: none; }
`;

export const GroupName = styled.span`
  display: flex;
  gap: ${token('space-3')};
  font: 400 0.875rem/1.375rem ${token('font-sans')};
  color: var(--label);
  white-space: nowrap;
`;

export const Quiet = styled.span`
  color: var(--quiet);
`;

export const Separator = styled.span`
  color: var(--muted);
  [data-highlighting] & { color: inherit; }
`;

const draw = keyframes`
  from { background-size: 0 var(--stroke), var(--stroke) 0, var(--stroke) 0; }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

/** A segment with its label. */
export const Cell = styled.span`
  position: relative;
`;

/** The bracket is the segment's own background, so that it never widens it and wraps with it. */
export const Segment = styled.span`
  --stroke: ${token('line-bracket')};
  --ink: var(--mark);
  padding-bottom: var(--below);
  background-repeat: no-repeat;
  background-image:
    linear-gradient(var(--ink) 0 0), linear-gradient(var(--ink) 0 0), linear-gradient(var(--ink) 0 0);
  background-position: left 0.06em bottom 0, left 0.06em bottom 0, right 0.06em bottom 0;
  background-size: calc(100% - 0.12em) var(--stroke), var(--stroke) var(--tick), var(--stroke) var(--tick);
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
  border-radius: ${token('radius-tag')};
  outline-offset: 2px;
  [data-mark='unknown'] > & { --ink: var(--grey); }
  [data-mark='missing'] > & { --ink: var(--grey); color: var(--muted); }
  [data-mark='failed'] > & { --ink: var(--fail); }
  [data-mark='missing'] > &, [data-mark='failed'] > & {
    background-image:
      repeating-linear-gradient(90deg, var(--ink) 0 4px, transparent 4px 6px),
      linear-gradient(var(--ink) 0 0), linear-gradient(var(--ink) 0 0);
  }
  &[data-open] { --stroke: 2.5px; }
  &[data-current] { background-color: ${token('color-primary-100')}; color: ${token('text-link')}; }
  [data-ground='ink'] &[data-current] { background-color: ${token('bg-ink-tag')}; color: var(--strong); }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --ink: CanvasText;
    color: CanvasText;
  }
  &[role='button'] { cursor: help; }
  &&:focus-visible { box-shadow: none; }
  @media (prefers-reduced-motion: no-preference) {
    [data-animate] & {
      animation: ${draw} ${token('motion-slow')} ${token('motion-enter')} calc(var(--order) * ${token('motion-stagger')}) backwards;
    }
  }
`;

/** Its width is in characters of the code; its content sets its own font size. */
export const Caption = styled.span`
  position: absolute;
  left: 0;
  top: calc(100% + var(--below));
  width: max-content;
  max-width: calc((var(--segment-chars) + 1) * 0.6em - 8px);
  padding-top: 8px;
  line-height: 0;
  [data-part='suffix'] &, [data-mark='failed'] > & { max-width: none; }
  [data-variant='hero'] & { padding-top: 10px; }
  @media (prefers-reduced-motion: no-preference) {
    [data-animate] & {
      animation: ${fade} ${token('motion-fast')} ${token('motion-linear')}
        calc(var(--order) * ${token('motion-stagger')} + ${token('motion-slow')}) backwards;
    }
  }
  ${media.mobile} { display: none; }
`;

export const CaptionName = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font: 400 0.75rem/1.25rem ${token('font-sans')};
  color: var(--label);
  white-space: nowrap;
  [data-mark='failed'] & { color: var(--fail-text); }
  [data-variant='hero'] & { font-weight: 500; font-size: 0.875rem; line-height: 1.375rem; color: var(--strong); }
  [data-variant='hero'] [data-mark='failed'] & { color: var(--fail-text); }
  [data-variant='hero'] &[data-length='short'] { display: none; }
  [data-variant='hero'] [data-crowded] &[data-length='full'] { display: none; }
  [data-variant='hero'] [data-crowded] &[data-length='short'] { display: block; font-size: 0.75rem; }
  @container (max-width: 899px) {
    [data-variant='hero'] & { font-size: 0.75rem; }
    [data-variant='hero'] &[data-length='full'] { display: none; }
    [data-variant='hero'] &[data-length='short'] { display: block; }
  }
`;

export const CaptionNote = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font: 400 0.75rem/1.25rem ${token('font-sans')};
  color: var(--quiet);
  white-space: nowrap;
  [data-crowded] [data-part='prefix'] & { display: none; }
`;

/** The number of a segment under its bracket, on phones. */
export const Figure = styled.span`
  display: none;
  ${media.mobile} {
    [data-variant='hero'] & {
      display: block;
      position: absolute;
      left: 0;
      top: calc(100% + var(--below));
      padding-top: 3px;
      font: 500 0.75rem/1rem ${token('font-code')};
      color: ${token('text-link')};
    }
    [data-ground='ink'] & { color: ${token('text-on-ink-link')}; }
  }
`;

export const Tip = styled.span`
  position: absolute;
  left: 0;
  top: calc(100% + var(--below) + 6px);
  z-index: ${token('z-dropdown')};
  width: max-content;
  max-width: min(280px, 60vw);
  padding: 6px 10px;
  border-radius: ${token('radius-control')};
  background: ${token('chart-tooltip-bg')};
  color: ${token('chart-tooltip-value')};
  font: 400 0.75rem/1.25rem ${token('font-sans')};
  white-space: normal;
  [data-ground='ink'] & {
    background: ${token('bg-raised')};
    color: ${token('text-primary')};
    box-shadow: ${token('shadow-md')};
  }
  [data-part='suffix'] & { left: auto; right: 0; }
  ${media.fromTablet} { [data-part='suffix'] & { left: 0; right: auto; } }
`;

/** Phones only: for `hero` a row per segment, for `header` one line. */
export const Legend = styled.dl`
  display: none;
  ${media.mobile} {
    [data-variant='hero'] > & { display: block; margin-top: ${token('space-4')}; border-top: 1px solid var(--rule); }
    [data-variant='header'] > & { display: flex; flex-wrap: wrap; gap: 0 ${token('space-4')}; margin-top: ${token('space-2')}; }
  }
`;

export const LegendRow = styled.div`
  display: flex;
  align-items: baseline;
  font-size: 0.8125rem;
  line-height: 1.375rem;
  color: var(--label);
  [data-variant='hero'] & { padding: 9px 0; border-bottom: 1px solid var(--rule); color: var(--strong); }
  [data-variant='header'] & { flex-direction: row-reverse; gap: ${token('space-1')}; color: var(--quiet); }
  &[data-mark='failed'] > dt { color: var(--fail-text); }
  & > dt { flex: none; }
  [data-variant='hero'] & > dd {
    flex: 1;
    text-align: right;
    padding-left: ${token('space-4')};
    font: 400 0.875rem/1.375rem ${token('font-code')};
    overflow-wrap: anywhere;
  }
`;

export const LegendFigure = styled.span`
  display: none;
  [data-variant='hero'] & {
    display: inline-block;
    width: 24px;
    font: 500 0.75rem/1.375rem ${token('font-code')};
    color: ${token('text-link')};
  }
  [data-ground='ink'] & { color: ${token('text-on-ink-link')}; }
`;

/** A text that is not a code, in the font size that the code would have. */
export const Plain = styled.span`
  line-height: 1.1;
  overflow-wrap: anywhere;
`;
