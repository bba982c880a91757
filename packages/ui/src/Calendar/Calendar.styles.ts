import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.div`
  width: 252px;
  ${media.coarse} { width: min(308px, 100%); }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
  strong { flex: 1; text-align: center; font-weight: 600; font-size: 0.875rem; line-height: 1.5rem; }
  button { width: 32px; height: 36px; color: ${token('text-secondary')}; }
  ${media.coarse} { button { width: ${token('control-touch-min')}; height: ${token('control-touch-min')}; } }
  button:focus-visible { box-shadow: none; }
`;

export const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: center;
  th { height: 32px; padding: 0; font-weight: 400; font-size: 0.75rem; color: ${token('text-tertiary')}; }
  td { padding: 1px 0; }
  td[data-outside] { font: 400 0.9375rem/2.125rem ${token('font-figure')}; color: ${token('text-placeholder')}; }
  td[data-between], td[data-edge='first'] { background: linear-gradient(${token('bg-selected')}, ${token('bg-selected')}) no-repeat 100% 50% / 100% calc(100% - 2px); }
  td[data-edge='last'] { background: linear-gradient(${token('bg-selected')}, ${token('bg-selected')}) no-repeat 0 50% / 50% calc(100% - 2px); }
  td[data-edge='first'] { background-size: 50% calc(100% - 2px); }
  button {
    display: block;
    width: 100%;
    max-width: 36px;
    height: 34px;
    margin: 0 auto;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    font-family: ${token('font-figure')};
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
    cursor: pointer;
  }
  ${media.coarse} { button { max-width: none; height: ${token('control-touch-min')}; } }
  ${media.hover} { button:hover:enabled:not([aria-pressed='true']) { background: ${token('bg-hover')}; } }
  button[aria-current] { box-shadow: inset 0 -2px 0 ${token('marker-bracket')}; }
  button[aria-pressed='true'] { background: ${token('action-primary-bg')}; color: ${token('action-primary-text')}; font-weight: 600; box-shadow: none; }
  button:disabled { color: ${token('text-placeholder')}; text-decoration: line-through; cursor: not-allowed; }
  button:focus-visible { outline: 2px solid ${token('border-focus')}; outline-offset: 1px; box-shadow: none; }
  @media (forced-colors: active) {
    button[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
    td[data-between] button { text-decoration: underline; }
  }
`;
