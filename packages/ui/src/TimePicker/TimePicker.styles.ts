import { styled } from 'styled-components';
import { OpenButton as DateOpenButton } from '../DatePicker/DatePicker.styles.ts';
import { anchoredPanel, panelRow } from '../hooks/anchoredPanel.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const OpenButton = styled(DateOpenButton)`
  inset: 0;
  inset-inline-start: auto;
`;

export const Panel = styled.div.attrs({ role: 'dialog', popover: 'manual' })`
  ${anchoredPanel}
  padding: 0;
  [data-part='columns'] { display: flex; }
  [data-part='column'] { flex: 1; min-width: ${token('space-18')}; }
  [data-part='column'] + [data-part='column'] { border-inline-start: ${token('line-hairline')} solid ${token('border-hairline')}; }
  [data-part='unit'] {
    padding: 6px 0;
    border-block-end: ${token('line-hairline')} solid ${token('border-hairline')};
    font-size: 0.75rem;
    line-height: 1.25rem;
    text-align: center;
    color: ${token('text-tertiary')};
  }
  [data-part='foot'] {
    display: flex;
    justify-content: space-between;
    padding: ${token('space-1')};
    border-block-start: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  [data-part='foot'] > :last-child { margin-inline-start: auto; }
  ${media.coarse} { [data-part='foot'] button { min-height: ${token('control-touch-min')}; } }
`;

export const List = styled.div.attrs({ role: 'listbox' })`
  position: relative;
  /* Five rows and two halves: what is cut says that there is more. */
  height: 224px;
  padding: ${token('space-1')};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  ${media.coarse} { height: 272px; }
  ${media.low} { height: auto; overflow-y: visible; }
`;

export const Row = styled.div.attrs({ role: 'option' })`
  ${panelRow}
  justify-content: center;
  padding-inline: 0;
  font-family: ${token('font-figure')};
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  ${media.hover} { &:hover { background: ${token('bg-hover')}; } }
  &[aria-selected='true'] { background: ${token('bg-selected')}; color: ${token('color-primary-700')}; font-weight: 600; }
  &[aria-disabled='true'] { background: none; color: ${token('text-placeholder')}; text-decoration: line-through; cursor: not-allowed; }
  &:focus-visible { outline: 2px solid ${token('border-focus')}; outline-offset: -2px; box-shadow: none; }
  ${media.coarse} { min-height: ${token('control-touch-min')}; }
  @media (forced-colors: active) { &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
