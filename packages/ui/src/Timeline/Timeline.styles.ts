import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  [data-part='more'] { display: flex; justify-content: center; margin-top: ${token('space-1')}; }
`;

export const List = styled.ol``;

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  column-gap: 48px;
  padding-bottom: 30px;
  outline: none;
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); padding-block: 0 26px; padding-inline: 28px 0; }
  @media screen { &[data-later] { display: none; } }

  /* The node, and the line from it to the next one. */
  &::before {
    content: '';
    position: absolute;
    top: 4px;
    inset-inline-start: 128px;
    width: 16px;
    height: 16px;
    border: 2px solid ${token('text-primary')};
    background: ${token('bg-surface')};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -4px;
    inset-inline-start: 135.25px;
    width: ${token('line-drawing')};
    background: ${token('border-default')};
  }
  &[data-latest]::before {
    border-color: ${token('marker-bracket')};
    background: ${token('marker-bracket')} content-box;
    padding: 3px;
    @media (forced-colors: active) { forced-color-adjust: none; background: CanvasText; border-color: CanvasText; }
  }
  ${media.mobile} {
    &::before { inset-inline-start: 0; }
    &:not(:last-child)::after { inset-inline-start: 7.25px; }
  }
  &:last-child { padding-bottom: ${token('space-6')}; }
  @media screen {
    &:has(+ [data-later]) { padding-bottom: ${token('space-6')}; &::after { display: none; } }
  }
  &:focus-visible [data-part='title'] { ${focusRing} }
`;

export const Moment = styled.time`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-family: ${token('font-figure')};
  font-variant-numeric: tabular-nums;
  span:first-child { font-size: 0.9375rem; line-height: 1.5rem; font-weight: 500; color: ${token('text-primary')}; }
  span + span { font-size: 0.8125rem; line-height: 1.25rem; font-weight: 500; color: ${token('text-tertiary')}; }
  ${media.mobile} {
    flex-direction: row;
    align-items: baseline;
    gap: ${token('space-2')};
  }
`;

export const Body = styled.div`
  min-width: 0;
  [data-part='head'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; min-height: 24px; }
  [data-part='title'] { ${typeStyle('h4')} color: ${token('text-primary')}; }
  [data-part='text'] { ${typeStyle('body')} color: ${token('text-secondary')}; overflow-wrap: anywhere; }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-2')};
    max-width: 100%;
    min-height: 32px;
    margin-top: ${token('space-2')};
    padding: 4px 10px;
    border: 1px solid ${token('border-default')};
    border-radius: ${token('radius-control')};
    text-decoration: none;
    ${colourTransition}
    &:focus-visible { ${focusRing} }
  }
  ${media.hover} { a:hover { border-color: ${token('action-secondary-hover-border')}; } }
  ${media.coarse} { a { min-height: ${token('control-touch-min')}; } }
  ${media.mobile} { a { display: flex; min-height: ${token('control-touch-min')}; padding-inline: 9px; } }
  [data-part='label'] { flex: none; ${typeStyle('caption')} color: ${token('text-tertiary')}; }
  [data-part='code'] {
    min-width: 0;
    font: 500 0.8125rem/1.25rem ${token('font-code')};
    font-variant-ligatures: none;
    color: ${token('text-link')};
  }
  /* Without room a code breaks after the slash; only a very long one also at its hyphens. */
  [data-part='code']:not([data-long]) { white-space: nowrap; }
  [data-part='code'] wbr { white-space: normal; }
  a > svg { flex: none; color: ${token('text-link')}; }
`;
