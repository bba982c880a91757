'use client';
import { Content, List, Root as TabsRoot, Trigger } from '@radix-ui/react-tabs';
import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, quietRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled(TabsRoot)`
  display: grid;
  grid-template-columns: ${token('layout-side-menu-width')} minmax(0, 1fr);
  gap: ${token('layout-gutter')};
  align-items: start;
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); gap: ${token('space-6')}; }
  ${media.mobile} { gap: ${token('space-4')}; }
`;

export const Menu = styled.div`
  padding: ${token('space-2')};
  background: ${token('bg-surface')};
  border: 1px solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  /* The strip reaches over the margins of the content column to both edges of the screen. */
  ${media.belowDesktop} {
    position: sticky;
    top: ${token('layout-header-height')};
    z-index: ${token('z-sticky')};
    min-width: 0;
    margin-inline: calc(-1 * ${token('layout-tablet-margin')});
    padding: 0;
    border-width: 0 0 1px;
    border-radius: 0;
  }
  ${media.mobile} {
    top: ${token('layout-header-height-mobile')};
    margin-inline: calc(-1 * ${token('layout-gutter-mobile')});
  }
  ${media.low} { position: static; }
`;

export const Title = styled.p`
  padding: 9px ${token('space-3')} 7px;
  ${typeStyle('small')}
  font-size: 0.75rem;
  color: ${token('text-tertiary')};
  ${media.belowDesktop} { display: none; }
`;

export const Tabs = styled(List)`
  ${media.belowDesktop} {
    display: flex;
    gap: ${token('space-6')};
    padding-inline: ${token('layout-tablet-margin')};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    &::-webkit-scrollbar { display: none; }
  }
  ${media.mobile} { padding-inline: 20px; }
`;

export const Tab = styled(Trigger)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  width: 100%;
  height: 44px;
  padding: 0 ${token('space-3')};
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  ${typeStyle('body')}
  text-align: start;
  color: ${token('text-strong')};
  cursor: pointer;
  ${colourTransition}
  svg { flex: none; }
  [data-part='label'] { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-part='count'] {
    font: 500 0.75rem/1.25rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  [data-part='lock'] { color: ${token('text-tertiary')}; }
  &[data-state='active'] { background: ${token('bg-selected')}; color: ${token('color-primary-700')}; font-weight: 600; }
  &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  ${quietRing}

  ${media.desktop} {
    @media (hover: hover) { &[data-state='inactive']:hover { background: ${token('bg-hover')}; } }
    &[data-state='active']::after {
      content: '';
      position: absolute;
      top: 8px;
      inset-inline-start: -9px;
      width: 8px;
      height: 28px;
      border: 2px solid ${token('marker-bracket')};
      border-inline-start: 0;
    }
    &[data-first-locked] { margin-top: 17px; }
    &[data-first-locked]::before {
      content: '';
      position: absolute;
      inset: -9px ${token('space-3')} auto;
      height: 1px;
      background: ${token('border-hairline')};
    }
  }

  ${media.belowDesktop} {
    flex: none;
    flex-direction: column;
    gap: ${token('space-1')};
    width: auto;
    height: 68px;
    padding: 16px 0 0;
    border-radius: 0;
    font-size: 0.75rem;
    line-height: 1.25rem;
    &[data-state='active'] { background: none; }
    &[data-state='active']::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 8px;
      border: 2px solid ${token('marker-bracket')};
      border-top: 0;
    }
    ${media.mobile} { height: 64px; padding-top: 14px; }
    [data-part='label'] { flex: none; overflow: visible; }
    [data-part='count'] { display: none; }
    [data-part='lock'] { position: absolute; top: 12px; inset-inline-start: calc(50% + 10px); width: 12px; height: 12px; background: ${token('bg-surface')}; }
  }
`;

export const Panel = styled(Content)`
  min-width: 0;
  outline: none;
  &:focus-visible { ${focusRing} }
`;
