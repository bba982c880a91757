import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Row = styled.div`
  display: flex;
  gap: ${token('space-4')};
  min-width: 0;
`;

/** The native inputs lie over what is drawn of them: they are what is heard, and moved by keys. */
export const Track = styled.div`
  --thumb: 16px;
  --way: calc(100% - var(--thumb));
  --half: calc(var(--thumb) / 2);
  position: relative;
  flex: 1;
  min-width: 0;
  height: ${token('control-height-md')};
  touch-action: pan-y;
  &[data-labelled] { margin-block-end: ${token('space-4')}; }
  &[data-range] { cursor: pointer; }
  &[data-disabled] { cursor: not-allowed; }
  ${media.mobile} { height: ${token('control-touch-min')}; }
  ${media.coarse} { --thumb: 20px; height: ${token('control-touch-min')}; }

  [data-part='rail'], [data-part='fill'] {
    position: absolute;
    inset-block-start: calc(50% - 2px);
    height: 4px;
    border-radius: ${token('radius-tag')};
  }
  [data-part='rail'] { inset-inline: 0; background: ${token('border-default')}; }
  [data-part='fill'] {
    inset-inline: calc(var(--low) * var(--way) + var(--half)) calc(100% - var(--high) * var(--way) - var(--half));
    background: ${token('action-primary-bg')};
  }
  &:not([data-range]) [data-part='fill'] { inset-inline-start: 0; }
  [data-part='thumb'] {
    position: absolute;
    inset-block-start: calc(50% - var(--half));
    inset-inline-start: calc(var(--at) * var(--way));
    width: var(--thumb);
    height: var(--thumb);
    border: ${token('line-active')} solid ${token('action-primary-bg')};
    border-radius: ${token('radius-tag')};
    background: ${token('bg-surface')};
    pointer-events: none;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    -webkit-appearance: none;
    appearance: none;
    background: none;
    opacity: 0;
    cursor: pointer;
    touch-action: pan-y;
    &::-webkit-slider-thumb { -webkit-appearance: none; appearance: none; width: var(--thumb); height: ${token('control-height-md')}; }
    &::-moz-range-thumb { width: var(--thumb); height: ${token('control-height-md')}; border: 0; }
    &:disabled { cursor: not-allowed; }
  }
  /* A press finds the nearer of two thumbs. */
  &[data-range] input { pointer-events: none; }
  ${media.hover} { input:enabled:hover + [data-part='thumb'], &[data-range]:not([data-disabled]):hover [data-part='thumb'] { border-color: ${token('action-primary-hover')}; } }
  input:focus-visible + [data-part='thumb'] { ${focusRing} }
  input[aria-invalid='true'] + [data-part='thumb'] { border-color: ${token('border-error')}; }
  &[data-disabled] {
    [data-part='fill'] { background: ${token('border-strong')}; }
    [data-part='thumb'] { border-color: ${token('border-strong')}; background: ${token('bg-sunken')}; }
  }

  [data-part='mark'] {
    position: absolute;
    inset-block-start: calc(50% - 5px);
    inset-inline-start: calc(var(--at) * var(--way) + var(--half));
    display: grid;
    place-content: start center;
    justify-items: center;
    width: 0;
    pointer-events: none;
    &::before { content: ''; width: 2px; height: 10px; background: ${token('border-strong')}; }
    &[data-within]::before { background: ${token('action-primary-bg')}; }
    &[data-end='first'] { justify-content: start; justify-items: start; margin-inline-start: calc(-1 * var(--half)); }
    &[data-end='first']::before { margin-inline-start: calc(var(--half) - 1px); }
    &[data-end='last'] { justify-content: end; justify-items: end; margin-inline-start: var(--half); }
    &[data-end='last']::before { margin-inline-end: calc(var(--half) - 1px); }
    span { padding-block-start: ${token('space-1')}; font-size: 0.75rem; line-height: 1.25rem; color: ${token('text-tertiary')}; white-space: nowrap; }
  }
  &[data-disabled] [data-part='mark']::before { background: ${token('border-strong')}; }

  [data-part='bubble'] {
    position: absolute;
    inset-block-end: calc(100% + ${token('space-2')});
    inset-inline-start: 50%;
    z-index: 1;
    display: flex;
    visibility: hidden;
    padding: 2px ${token('space-2')};
    background: ${token('bg-ink')};
    border-radius: ${token('radius-control')};
    color: ${token('text-on-ink-primary')};
    transform: translateX(-50%);
    &:dir(rtl) { transform: translateX(50%); }
    small { color: ${token('text-on-ink-secondary')}; }
  }
  input:is(:focus, :active) + [data-part='thumb'] > [data-part='bubble'] { visibility: visible; }
  ${media.hover} { input:enabled:hover + [data-part='thumb'] > [data-part='bubble'] { visibility: visible; } }

  @media (forced-colors: active) {
    [data-part='rail'] { border: ${token('line-hairline')} solid; }
    [data-part='fill'] { background: Highlight; forced-color-adjust: none; }
    [data-part='bubble'] { border: ${token('line-hairline')} solid; }
    &[data-disabled] [data-part='fill'] { background: GrayText; }
    &[data-disabled] [data-part='thumb'] { border-color: GrayText; }
  }
`;

/** A figure with its unit. */
export const Figure = styled.span`
  display: flex;
  align-items: baseline;
  gap: 2px;
  font-family: ${token('font-figure')};
  font-variant-numeric: tabular-nums;
  font-size: 1rem;
  line-height: 1.5rem;
  font-weight: 500;
  white-space: nowrap;
  small { font: 400 0.75rem/1.25rem ${token('font-sans')}; color: ${token('text-tertiary')}; }
`;

/** The value behind the track, in room for the longest one, so that the track keeps its length. */
export const Readout = styled.div`
  display: grid;
  flex: none;
  align-items: center;
  justify-items: end;
  height: ${token('control-height-md')};
  & > * { grid-area: 1 / 1; }
  & > [data-part='widest'] { visibility: hidden; }
  &[data-disabled] { color: ${token('text-disabled')}; }
  ${media.mobile} { height: ${token('control-touch-min')}; }
  ${media.coarse} { height: ${token('control-touch-min')}; }
`;
