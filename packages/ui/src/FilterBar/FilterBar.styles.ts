import { keyframes, styled } from 'styled-components';
import { viewHeight } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const slideUp = keyframes`from { transform: translateY(100%); }`;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  ${media.mobile} { gap: 0; }
`;

/** Common styles of an option in every look. */
const option = `
  display: inline-flex;
  align-items: center;
  border-radius: ${token('radius-control')};
  font: 400 0.875rem/1.375rem ${token('font-sans')};
  color: ${token('text-primary')};
  text-decoration: none;
  cursor: pointer;
  ${colourTransition}
  &:focus-visible { ${focusRing} }
  &:disabled { color: ${token('text-disabled')}; cursor: not-allowed; }
  &[data-none] { color: ${token('text-tertiary')}; }
  [data-part='count'] {
    min-width: 2ch;
    text-align: start;
    margin-inline-start: 6px;
    font: 400 0.8125rem/1.125rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
`;
const on = ":is([aria-pressed='true'], [aria-current])";

export const Panel = styled.div`
  padding: ${token('space-2')} ${token('space-6')};
  background: ${token('bg-surface')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  ${media.mobile} { display: none; }

  [data-part='row'] {
    display: grid;
    grid-template-columns: ${token('space-18')} minmax(0, 1fr) auto;
    column-gap: ${token('space-4')};
    padding: 10px 0;
  }
  [data-part='row'] + [data-part='row'] { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  [data-part='label'] { padding-top: 5px; font: 400 0.8125rem/1.375rem ${token('font-sans')}; color: ${token('text-tertiary')}; }
  [data-part='options'] { display: flex; flex-wrap: wrap; gap: ${token('space-1')}; }
  /* Lines of 32 px, 4 apart, with the room that a focus ring takes. */
  [data-part='row']:not([data-open]) [data-part='options'] {
    max-height: calc(var(--filter-lines) * 36px - 4px + 8px);
    margin: -4px;
    padding: 4px;
    overflow: hidden;
    ${media.coarse} { max-height: calc(var(--filter-lines) * 48px - 4px + 8px); }
  }
  [data-cut] { visibility: hidden; }
  [data-part='option'] {
    ${option}
    min-height: ${token('control-height-sm')};
    padding: 0 ${token('space-3')};
    background: none;
    border: 0;
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    ${media.hover} { &:hover:not(:disabled) { background: ${token('bg-hover')}; } }
    &${on}, &${on}:hover {
      background: ${token('bg-selected')};
      font-weight: 600;
      color: ${token('color-primary-700')};
      @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
    }
  }
  [data-part='unfold'] {
    ${option}
    gap: ${token('space-1')};
    align-self: start;
    min-height: ${token('control-height-sm')};
    padding: 0 ${token('space-2')};
    background: none;
    border: 0;
    font-size: 0.8125rem;
    color: ${token('text-link')};
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    &[aria-expanded='true'] svg { transform: rotate(180deg); }
  }
`;

export const Summary = styled.div`
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-6')};
    min-height: ${token('control-height-sm')};
  }
  [data-part='tools'] { display: flex; align-items: center; gap: ${token('space-6')}; &:empty { display: none; } }
  &:not([data-sheet-only]) [data-part='open'] { display: none; ${media.mobile} { display: inline-flex; } }
  &:not([data-sheet-only]) [data-part='tools']:has(> [data-part='open']:only-child) {
    display: none;
    ${media.mobile} { display: flex; }
  }
  [data-part='open'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: ${token('control-touch-min')};
    padding: 0 ${token('space-2')};
    margin-inline: calc(-1 * ${token('space-2')});
    background: none;
    border: 0;
    border-radius: ${token('radius-control')};
    font: 400 0.875rem/1.375rem ${token('font-sans')};
    color: ${token('text-primary')};
    cursor: pointer;
    &:focus-visible { ${focusRing} }
  }
  [data-part='badge'] {
    min-width: 18px;
    padding: 0 ${token('space-1')};
    background: ${token('action-primary-bg')};
    border-radius: ${token('radius-tag')};
    font: 600 0.8125rem/1.125rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('action-primary-text')};
    text-align: center;
    /* The button's name says the number in words. */
    &::before { content: attr(data-count); content: attr(data-count) / ''; }
  }
  [data-part='chips'] { display: flex; flex-wrap: wrap; align-items: center; gap: ${token('space-2')}; min-width: 0; }
  [data-part='chips'] li { max-width: 100%; }
  [data-part='chip'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: 28px;
    padding: 2px 10px;
    background: ${token('bg-selected')};
    border: ${token('line-hairline')} solid ${token('color-primary-200')};
    border-radius: ${token('radius-control')};
    font: 400 0.8125rem/1.375rem ${token('font-sans')};
    color: ${token('color-primary-700')};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${colourTransition}
    svg { flex: none; }
    &:focus-visible { ${focusRing} }
    ${media.hover} { &:hover { border-color: ${token('color-primary-600')}; } }
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    ${media.mobile} { min-height: ${token('control-touch-min')}; padding-inline: ${token('space-3')}; }
  }
  output {
    margin-inline-start: auto;
    border-radius: ${token('radius-tag')};
    font: 400 0.75rem/1.25rem ${token('font-sans')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
    &:focus-visible { ${focusRing} }
  }
  ${media.mobile} {
    [data-part='line'] { gap: ${token('space-4')} ${token('space-2')}; }
    [data-part='tools'] {
      flex: 1 0 100%;
      min-height: ${token('control-height-lg')};
      border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
    }
    [data-part='open'] { margin-inline-start: auto; }
    [data-part='chips'] button { min-height: ${token('control-touch-min')}; }
  }
`;

export const Sheet = styled.dialog`
  position: fixed;
  inset: auto 0 0;
  width: 100%;
  max-width: ${token('layout-drawer-width')};
  max-height: calc(${viewHeight} - ${token('space-14')});
  margin: 0 auto;
  padding: 0 0 env(safe-area-inset-bottom);
  overflow: hidden;
  background: ${token('bg-raised')};
  border: 0;
  border-radius: ${token('radius-dialog')} ${token('radius-dialog')} 0 0;
  box-shadow: ${token('shadow-lg')};
  color: ${token('text-primary')};
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: ${token('bg-scrim')}; }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideUp} ${token('motion-base')} ${token('motion-enter')};
  }

  h2 {
    flex: none;
    padding-block: ${token('space-3')}; padding-inline: ${token('layout-gutter-mobile')} 60px;
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
    font: 700 1.125rem/2rem ${token('font-sans')};
  }
  h3 { margin-bottom: ${token('space-2')}; ${typeStyle('body')} color: ${token('text-tertiary')}; }
  & > [data-part='close'] {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
  }
  [data-part='body'] {
    display: grid;
    gap: ${token('space-5')};
    min-height: 0;
    padding: ${token('space-5')} ${token('layout-gutter-mobile')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  [data-part='options'] { display: flex; flex-wrap: wrap; gap: ${token('space-2')}; }
  [data-part='option'] {
    ${option}
    position: relative;
    min-height: ${token('control-touch-min')};
    padding: 6px ${token('space-3')};
    background: ${token('bg-surface')};
    border: ${token('line-hairline')} solid ${token('border-strong')};
    &:disabled { background: ${token('bg-sunken')}; border-color: transparent; }
    &${on} {
      background: ${token('bg-selected')};
      border-color: ${token('color-primary-600')};
      font-weight: 600;
      color: ${token('color-primary-700')};
      &::after {
        content: '';
        position: absolute;
        inset-block: auto -1px; inset-inline: auto -1px;
        width: 10px;
        height: 10px;
        background: ${token('color-primary-600')};
        border-radius: 0 0 ${token('radius-control')} 0;
        forced-color-adjust: none;
      }
    }
  }
  [data-part='foot'] {
    display: flex;
    flex: none;
    gap: ${token('space-3')};
    padding: ${token('space-3')} ${token('layout-gutter-mobile')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    & > :first-child { flex: 2; }
    & > :last-child { flex: 3; }
  }
  ${media.low} {
    max-height: ${viewHeight};
    overflow: auto;
    overscroll-behavior: contain;
    [data-part='body'] { min-height: auto; overflow: visible; }
  }
`;
