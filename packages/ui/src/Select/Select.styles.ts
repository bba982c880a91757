import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { anchoredPanel, panelRow } from '../hooks/anchoredPanel.styles.ts';
import { media } from '../tokens/media.ts';
import { fieldFocus } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { listPx } from './rowWindow.ts';

/** A box that opens a panel; shared by the fields whose value is selected and not typed. */
export const opener = `
  ${control}
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  height: ${token('control-height-md')};
  text-align: start;
  cursor: pointer;
  &[data-size='lg'] { height: ${token('control-height-lg')}; }
  &[aria-expanded='true'] { ${fieldFocus} }
  [data-part='value'] { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-empty] [data-part='value'] { color: ${token('text-placeholder')}; }
  & > svg { flex: none; color: ${token('text-secondary')}; }
`;

export const Opener = styled.button.attrs({ type: 'button', role: 'combobox' })`
  ${opener}
`;

export const Panel = styled.div.attrs({ role: 'listbox', popover: 'manual', tabIndex: -1 })`
  ${anchoredPanel}
  max-height: min(${listPx}px, var(--panel-room, ${listPx}px));
  /* A long list renders the rows in sight: all of the same height, and as wide as the widest of the list. */
  &[data-windowed] {
    --row: calc(1.5rem + 12px);
    overflow-anchor: none;
    & > [role='option'] { height: var(--row); }
    & > [role='option'] > span, & > [role='option'] small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
  &[data-notes] { --row: calc(2.75rem + 12px); }
  [data-part='space'] { height: var(--space); }
  [data-part='widest'] { display: block; height: 0; padding-inline: ${token('space-3')} ${token('space-10')}; overflow: hidden; visibility: hidden; font-size: 0.875rem; font-weight: 600; white-space: nowrap; }
`;

/** An option: `data-active` marks the keyboard position, `aria-selected` the selected option. Shared by all listboxes. */
export const Row = styled.div.attrs({ role: 'option', tabIndex: -1 })`
  ${panelRow}
  & > span { flex: 1; min-width: 0; }
  small { display: block; font-size: 0.75rem; line-height: 1.25rem; color: ${token('text-tertiary')}; }
  & > svg { flex: none; }
  &[data-active] { background: ${token('bg-hover')}; }
  &[aria-selected='true'] { background: ${token('bg-selected')}; color: ${token('color-primary-700')}; font-weight: 600; }
  &[aria-selected='true'][data-active] { box-shadow: inset 0 0 0 1px ${token('border-focus')}; }
  &[aria-disabled='true'] { color: ${token('text-disabled')}; cursor: not-allowed; }
  ${media.coarse} { min-height: ${token('control-touch-min')}; }
  @media (forced-colors: active) { &[data-active] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;
