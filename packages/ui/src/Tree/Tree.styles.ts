import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  max-height: var(--tree-height, none);
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-primary')};
  &[data-windowed] { max-height: var(--tree-height, 480px); }
  [data-part='blank'] {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding-inline: ${token('space-3')};
    color: ${token('text-tertiary')};
  }
`;

export const List = styled.div.attrs({ role: 'tree', tabIndex: 0 })`
  position: relative;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  border-radius: ${token('radius-control')};
  &:focus, &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible [data-active] { ${focusRing} outline-offset: -2px; box-shadow: none; }
  [data-part='space'] { height: var(--space); }
  /* A range is selected by Shift and a press, which would select text. */
  &[aria-multiselectable] { -webkit-user-select: none; user-select: none; }
  &:not([aria-multiselectable]) [data-part='tick'] { display: none; }
  &[data-windowed] [role='treeitem'] > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** A row; `--depth` is its level from 0. */
export const Row = styled.div.attrs({ role: 'treeitem' })`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 36px;
  padding: 7px ${token('space-3')};
  /* A deep branch leaves room for its labels. */
  padding-inline-start: calc(${token('space-3')} + min(var(--depth) * 20px, 40%));
  border-radius: ${token('radius-control')};
  cursor: pointer;
  ${colourTransition}
  ${media.coarse} { min-height: ${token('control-touch-min')}; }
  ${media.mobile} { min-height: ${token('control-touch-min')}; }
  ${media.hover} { &:hover { background: ${token('bg-hover')}; } }
  &:not([aria-level='1']) { color: ${token('text-secondary')}; }

  [data-part='fold'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 22px;
    color: ${token('text-tertiary')};
    ${motionSafe(`svg { transition: transform ${token('motion-fast')} ${token('motion-standard')}; }`)}
  }
  &&& > [data-part='fold'] { overflow: visible; }
  /* The target is larger than the drawing. */
  &[aria-expanded] > [data-part='fold']::after {
    content: '';
    position: absolute;
    inset-block: -7px;
    inset-inline: -12px -4px;
    ${media.coarse} { inset-block: -11px; inset-inline: -20px -8px; }
  }
  ${media.hover} { [data-part='fold']:hover { color: ${token('text-primary')}; } }
  &[aria-expanded='true'] > [data-part='fold'] svg { transform: rotate(90deg); }

  [data-part='icon'] { flex: none; display: grid; place-items: center; color: inherit; }
  [data-part='label'] { min-width: 0; overflow-wrap: anywhere; }
  mark { background: ${token('color-primary-100')}; color: inherit; }
  [data-part='note'] { flex: none; max-width: 40%; font-size: 0.75rem; line-height: 1.25rem; color: ${token('text-tertiary')}; overflow-wrap: anywhere; }
  [data-part='count'] {
    flex: none;
    margin-inline-start: auto;
    font: 500 0.75rem/1.25rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  [aria-multiselectable] > & { padding-inline-end: 36px; }
  [data-part='tick'] { position: absolute; inset-inline-end: ${token('space-3')}; }

  [data-part='box'] {
    flex: none;
    display: grid;
    place-items: center;
    width: ${token('control-checkbox')};
    height: ${token('control-checkbox')};
    background: ${token('bg-surface')};
    border: ${token('line-hairline')} solid ${token('border-control')};
    border-radius: ${token('radius-tag')};
    &::before { content: ''; }
    &[data-state='true'], &[data-state='mixed'] { background: ${token('color-primary-600')}; border-color: ${token('color-primary-600')}; }
    &[data-state='true']::before {
      width: 9px;
      height: 5px;
      margin-top: -3px;
      border: solid ${token('text-on-primary')};
      border-width: 0 0 1.5px 1.5px;
      transform: rotate(-45deg);
    }
    &[data-state='mixed']::before { width: 8px; height: 2px; background: ${token('text-on-primary')}; }
    @media (forced-colors: active) {
      &::before { forced-color-adjust: none; }
      &[data-state='true']::before { border-color: CanvasText; }
      &[data-state='mixed']::before { background: CanvasText; }
    }
  }

  &[aria-selected='true'] {
    background: ${token('bg-selected')};
    color: ${token('color-primary-700')};
    font-weight: 600;
    [data-part='count'], [data-part='note'] { color: inherit; }
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  :not([aria-multiselectable]) > &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 0;
    width: 8px;
    border: 2px solid ${token('marker-bracket')};
    border-inline-start: 0;
  }
  &[aria-disabled] {
    color: ${token('text-disabled')};
    cursor: not-allowed;
    [data-part='box'] { background: ${token('bg-sunken')}; border-color: ${token('border-default')}; }
    [data-part='box'][data-state='true'], [data-part='box'][data-state='mixed'] {
      background: ${token('border-strong')};
      border-color: ${token('border-strong')};
    }
    &[aria-expanded] [data-part='fold'] { cursor: pointer; }
  }
  &[data-kind='loading'], &[data-kind='empty'] { background: none; cursor: default; }
  &[data-kind='failed'] { color: ${token('text-danger')}; [data-part='retry'] { color: ${token('text-link')}; } }
`;
