import { styled } from 'styled-components';
import { anchoredPanel, panelRow } from '../hooks/anchoredPanel.styles.ts';
import { opener } from '../Select/Select.styles.ts';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typedSize } from '../tokens/typedSize.ts';

export const Opener = styled.button.attrs({ type: 'button', role: 'combobox' })`
  ${opener}
`;

const quietButton = `
  border: 0;
  background: none;
  color: ${token('text-link')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  cursor: pointer;
  &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
`;

export const Panel = styled.div.attrs({ role: 'dialog', popover: 'manual' })`
  ${anchoredPanel}
  padding: 0;
  [data-part='columns'] { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-part='column'] { min-width: 0; outline: none; }
  [data-part='column'] + [data-part='column'] { border-inline-start: ${token('line-hairline')} solid ${token('border-hairline')}; }
  [data-part='column'] > output { display: block; padding: ${token('space-3')}; font-size: 0.875rem; line-height: 1.5rem; color: ${token('text-tertiary')}; }
  [data-part='column'] > output > button { ${quietButton} padding: 0; min-height: 24px; }
  [data-part='none'] { padding: ${token('space-4')}; font-size: 0.875rem; line-height: 1.5rem; color: ${token('text-tertiary')}; }
  [data-part='foot'] { padding: ${token('space-1')}; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  [data-part='foot'] > button { ${quietButton} padding: 0 ${token('space-3')}; height: 36px; }
  ${media.coarse} { [data-part='foot'] > button, [data-part='column'] > output > button { min-height: ${token('control-touch-min')}; } }
  ${media.mobile} {
    [data-part='columns'] { display: block; }
    [data-part='column'] + [data-part='column'] { border: 0; }
    &[data-shown='1'] [data-column]:not([data-column='1']),
    &[data-shown='2'] [data-column]:not([data-column='2']),
    &[data-shown='3'] [data-column]:not([data-column='3']) { display: none; }
  }
`;

export const Search = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  padding-inline: ${token('space-4')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  color: ${token('text-tertiary')};
  &:focus-within { box-shadow: inset 0 -2px 0 ${token('border-focus')}; }
  input {
    flex: 1;
    min-width: 0;
    height: ${token('control-height-md')};
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.875rem;
    color: ${token('text-primary')};
    text-overflow: ellipsis;
    outline: none;
    ${typedSize}
  }
  input:focus-visible { box-shadow: none; }
  input::placeholder { color: ${token('text-placeholder')}; opacity: 1; }
  ${media.mobile} { input { height: ${token('control-height-lg')}; } }
`;

export const List = styled.div.attrs({ role: 'listbox' })`
  max-height: 264px;
  padding: ${token('space-1')};
  overflow-y: auto;
  ${media.low} { max-height: none; overflow-y: visible; }
  [role='option']:hover:not([aria-selected='true']) { background: ${token('bg-hover')}; }
  [role='option']:focus-visible { outline: 2px solid ${token('border-focus')}; outline-offset: -2px; box-shadow: none; }
  [role='option']:not([aria-selected='true']) > svg { color: ${token('text-secondary')}; }
`;

export const Back = styled.button`
  ${panelRow}
  width: 100%;
  min-height: ${token('control-touch-min')};
  border: 0;
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: 0;
  background: none;
  color: ${token('text-link')};
  &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  ${media.fromTablet} { display: none; }
`;
