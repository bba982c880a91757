import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

/** Vertical: the line runs down from box to box instead of from the title to the next box. */
const upright = `
  grid-auto-flow: row;
  & > li { grid-template-columns: ${token('control-step-box')} minmax(0, 1fr); }
  & > li:not(:last-child) { padding-bottom: ${token('space-5')}; }
  & > li:not(:last-child)::after {
    position: absolute;
    grid-area: auto;
    align-self: stretch;
    inset-block: 42px 6px;
    inset-inline-start: 17px;
    margin: 0;
    border-top: 0;
    border-inline-start: ${token('line-hairline')} dashed ${token('border-strong')};
  }
  & > li[data-passed]:not(:last-child)::after {
    border-inline-start: ${token('line-drawing')} solid ${token('marker-bracket')};
  }
`;

/** Titles below the boxes, in rows of equal length: a title next to its box would have no room. */
const long = `
  grid-auto-flow: row;
  grid-template-columns: repeat(var(--step-columns), minmax(0, 1fr));
  row-gap: ${token('space-6')};
  & > li { grid-template: auto auto 1fr / ${token('control-step-box')} minmax(0, 1fr); column-gap: 0; }
  & > li:not(:last-child)::after { grid-area: 1 / 2; align-self: center; margin: 0 ${token('space-2')}; }
  [data-part='box'] { grid-area: 1 / 1; }
  [data-part='title'], [data-part='note'] { grid-column: 1 / -1; padding-inline-end: ${token('space-4')}; }
  [data-part='title'] { margin-top: 10px; }
  [data-part='select']::after { inset-block: -50px -4px; inset-inline: -4px; }
  ${media.tablet} { grid-template-columns: repeat(var(--step-columns-tablet), minmax(0, 1fr)); }
`;

/** On phones: the head, and the current step until all are shown. */
const collapsed = `
  & > [data-part='overview'] {
    grid-template: auto auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${token('space-3')};
  }
  & > li:not(:has(> [data-part='note'])) > [data-part='title'] { margin-top: 7px; }
  & > [data-part='overview']:not(:last-child) { padding-bottom: ${token('space-5')}; }
  & > [data-part='overview']:not(:last-child)::after { display: none; }
  &:not([data-open]) > li:not([data-shown], [data-part='overview']) { display: none; }
  &:not([data-open]) > li[data-shown]:not(:last-child) { padding-bottom: 0; }
  &:not([data-open]) > li[data-shown]:not(:last-child)::after { display: none; }
`;

export const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  & > li {
    position: relative;
    display: grid;
    grid-template: auto auto 1fr / ${token('control-step-box')} auto minmax(${token('space-4')}, 1fr);
    column-gap: 14px;
  }
  & > li:not(:last-child)::after {
    content: '';
    grid-area: 1 / 3;
    align-self: start;
    margin-block: 17px 0;
    margin-inline: 2px ${token('space-4')};
    border-top: ${token('line-hairline')} dashed ${token('border-strong')};
  }
  & > li[data-passed]::after { border-top: ${token('line-drawing')} solid ${token('marker-bracket')}; }

  [data-part='box'] {
    grid-area: 1 / 1 / span 3;
    display: grid;
    place-items: center;
    width: ${token('control-step-box')};
    height: ${token('control-step-box')};
    border: ${token('line-hairline')} solid ${token('border-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
    font: 600 ${rem(16)}/${rem(24)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  [data-part='title'] {
    grid-column: 2;
    margin-top: 2px;
    font: 600 ${rem(16)}/${rem(22)} ${token('font-sans')};
    color: ${token('text-primary')};
    overflow-wrap: anywhere;
  }
  [data-part='note'] {
    grid-column: 2 / -1;
    padding-inline-end: ${token('space-4')};
    font: 400 ${rem(13)}/${rem(20)} ${token('font-sans')};
    color: ${token('text-tertiary')};
    overflow-wrap: anywhere;
  }

  & > [data-state='done'] > [data-part='box'] { border-color: ${token('action-primary-bg')}; color: ${token('text-link')}; }
  & > [data-state='current'] > [data-part='box'] {
    border-color: ${token('action-primary-bg')};
    background: ${token('action-primary-bg')};
    box-shadow: 0 0 0 3px ${token('bg-surface')}, 0 0 0 4px ${token('color-primary-200')};
    color: ${token('action-primary-text')};
    @media (forced-colors: active) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
  & > [data-state='failed'] > [data-part='box'] { border-color: ${token('border-error')}; color: ${token('text-danger')}; }
  & > [data-state='failed'] > [data-part='title'] { color: ${token('text-danger')}; }
  & > [data-state='error'] > [data-part='box'] { border-color: ${token('border-error')}; color: ${token('text-danger')}; }
  & > [data-state='error'] > [data-part='title'] { color: ${token('text-danger')}; }
  & > [data-state='error'][aria-current] > [data-part='box'] {
    box-shadow: 0 0 0 3px ${token('bg-surface')}, 0 0 0 4px ${token('border-error')};
  }
  & > [data-state='next'] > [data-part='title'], & > [data-state='skipped'] > [data-part='title'] {
    color: ${token('text-secondary')};
  }

  [data-part='select'] {
    position: relative;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    font: inherit;
    color: inherit;
    text-align: start;
    cursor: pointer;
    ${colourTransition}
    /* The box is part of the target. */
    &::after { content: ''; position: absolute; inset-block: -11px; inset-inline: -54px -4px; border-radius: inherit; }
    &:focus-visible { outline: 0; box-shadow: none; }
    &:focus-visible::after { ${focusRing} outline-offset: -1px; box-shadow: none; }
    ${media.hover} { &:hover { color: ${token('text-link')}; } }
  }
  [data-part='overview'] { display: none; }
  [data-part='place'] { font: 400 ${rem(13)}/${rem(20)} ${token('font-sans')}; color: ${token('text-tertiary')}; }
  [data-part='toggle'] {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    min-height: ${token('control-touch-min')};
    margin-block: calc(-1 * ${token('space-2')});
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    font: 400 ${rem(14)}/${rem(22)} ${token('font-sans')};
    color: ${token('text-link')};
    cursor: pointer;
    &:focus-visible { ${focusRing} }
  }
  [data-part='modules'] {
    grid-column: 1 / -1;
    display: flex;
    gap: ${token('space-1')};
    margin-top: ${token('space-1')};
    & > span { flex: 1; height: 4px; background: ${token('border-default')}; }
    & > [data-state='done'], & > [data-state='current'] { background: ${token('marker-bracket')}; }
    & > [data-state='failed'], & > [data-state='error'] { background: ${token('border-error')}; }
    & > [data-state='skipped'] { background: ${token('border-strong')}; }
    @media (forced-colors: active) {
      & > span { border: ${token('line-hairline')} solid CanvasText; }
      & > [data-state='done'], & > [data-state='current'] { background: Highlight; forced-color-adjust: none; }
    }
  }

  &[data-upright] { ${upright} }
  ${media.fromTablet} { &[data-long] { ${long} } }
  ${media.mobile} {
    ${upright}
    &[data-long] { ${collapsed} }
    &[data-long] > [data-part='overview'] { display: grid; }
  }
  ${media.print} {
    &[data-long]:not([data-open]) > li:not([data-shown], [data-part='overview']) { display: grid; }
    &[data-long] > [data-part='overview'] { display: none; }
  }
`;
