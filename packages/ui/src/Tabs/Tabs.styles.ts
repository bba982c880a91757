'use client';
import { Content, List as TabsList, Root as TabsRoot, Trigger as TabsTrigger } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, quietRing } from '../tokens/motion.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

export const Root = styled(TabsRoot)`
  min-width: 0;
`;

export const List = styled(TabsList)`
  display: flex;
  max-width: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  &[data-variant='line'] {
    gap: ${token('space-8')};
    box-shadow: inset 0 -1px ${token('border-hairline')};
    ${media.mobile} { gap: ${token('space-6')}; }
  }
  &[data-variant='segment'] {
    width: fit-content;
    border: ${token('line-hairline')} solid ${token('border-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
  }
`;

export const Trigger = styled(TabsTrigger)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${token('space-2')};
  border: 0;
  background: none;
  color: ${token('text-secondary')};
  white-space: nowrap;
  cursor: pointer;
  ${colourTransition}
  svg { flex: none; }
  [data-part='count'] {
    min-width: 18px;
    padding: 0 5px;
    border-radius: ${token('radius-tag')};
    background: ${token('bg-sunken')};
    font: 500 ${rem(12)}/${rem(18)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  &:disabled { color: ${token('text-disabled')}; cursor: not-allowed; }
  &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  ${quietRing}

  [data-variant='line'] > & {
    height: ${token('control-tab-height')};
    padding: 0 2px;
    border-radius: ${token('radius-tag')};
    font: 400 ${rem(15)}/${rem(24)} ${token('font-sans')};
    &[data-active] { font-weight: 600; color: ${token('text-primary')}; }
    &[data-active] [data-part='count'] { background: ${token('bg-selected')}; color: ${token('color-primary-700')}; }
    &[data-active]::after {
      content: '';
      position: absolute;
      bottom: 0;
      inset-inline-start: 0;
      width: 100%;
      height: ${token('space-2')};
      border: ${token('line-active')} solid ${token('marker-bracket')};
      border-top: 0;
      pointer-events: none;
    }
    ${media.hover} { &:hover:enabled { color: ${token('text-link-hover')}; } &[data-active]:hover { color: ${token('text-primary')}; } }
    ${media.mobile} { height: ${token('control-height-lg')}; }
    ${media.coarse} { height: ${token('control-height-lg')}; }
  }

  [data-variant='segment'] > & {
    height: ${token('control-height-sm')};
    padding: 0 ${token('space-4')};
    font: 400 ${rem(14)}/${rem(22)} ${token('font-sans')};
    & + & { border-inline-start: ${token('line-hairline')} solid ${token('border-default')}; }
    &:disabled { background: ${token('bg-sunken')}; }
    &[data-active] { background: ${token('action-ink-bg')}; color: ${token('action-ink-text')}; font-weight: 500; }
    &[data-active] [data-part='count'] { background: ${token('action-ink-active')}; color: inherit; }
    &[data-active]:focus-visible { outline-color: ${token('color-primary-400')}; }
    ${media.hover} { &:hover:enabled:not([data-active]) { background: ${token('bg-hover')}; } }
    ${media.mobile} { height: ${token('control-touch-min')}; }
    ${media.coarse} { height: ${token('control-touch-min')}; }
    @media (forced-colors: active) {
      &[data-active] { background: Highlight; color: HighlightText; forced-color-adjust: none; }
    }
  }
`;

export const Panel = styled(Content)`
  min-width: 0;
  padding-block-start: ${token('space-4')};
  outline: none;
  &[data-state='inactive'] { display: none; }
  &:focus-visible { ${focusRing} }
`;
