import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { Panel as SelectPanel } from '../Select/Select.styles.ts';
import { media } from '../tokens/media.ts';
import { fieldFocus } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** The field: tags, the input and two buttons in one box that looks like any other field. */
export const Box = styled.div`
  display: flex;
  align-items: center;
  min-height: ${token('control-height-md')};
  ${control}
  padding-inline-end: 0;
  cursor: text;
  &[data-size='lg'] { min-height: ${token('control-height-lg')}; }
  ${media.hover} { &:hover:not([data-disabled]) { border-color: ${token('border-control-hover')}; } }
  &&:focus-within, &&[data-state='open'] { ${fieldFocus} }
  &&[data-failed] { border-color: ${token('border-error')}; }
  &&[data-failed]:focus-within { box-shadow: 0 0 0 3px ${token('color-danger-50')}; }
  &&[data-disabled] { background: ${token('bg-sunken')}; border-color: ${token('border-default')}; color: ${token('text-disabled')}; cursor: not-allowed; }

  [data-part='values'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')};
    min-width: 0;
    /* Five lines of tags; more of them scroll. */
    max-height: 158px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  &[data-tagged] { padding-inline-start: 7px; }
  &[data-tagged] [data-part='values'] { padding-block: 6px; }
  ul { display: contents; }
  [data-part='tag'] {
    display: flex;
    align-items: center;
    min-width: 0;
    max-width: 100%;
    min-height: 26px;
    padding-inline-start: ${token('space-2')};
    background: ${token('bg-selected')};
    border-radius: ${token('radius-tag')};
    font-size: 0.8125rem;
    line-height: 1.25rem;
    color: ${token('color-primary-700')};
    span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    span:last-child { padding-inline-end: ${token('space-2')}; }
    @media (forced-colors: active) { outline: ${token('line-hairline')} solid; outline-offset: -1px; }
  }
  &[data-disabled] [data-part='tag'] { background: ${token('bg-surface')}; color: ${token('text-disabled')}; }
  [data-part='tag'] button {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 26px;
    height: 26px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-tag')};
    background: none;
    color: inherit;
    cursor: pointer;
    ${media.hover} { &:hover { background: ${token('color-primary-100')}; } }
    &:focus-visible { outline: 2px solid ${token('border-focus')}; outline-offset: -2px; box-shadow: none; }
  }
  input {
    flex: 1;
    min-width: 72px;
    height: 26px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-overflow: ellipsis;
    outline: none;
    cursor: inherit;
    &&:focus-visible { outline: none; box-shadow: none; }
    &::placeholder { color: ${token('text-placeholder')}; opacity: 1; }
    &:disabled { color: ${token('text-disabled')}; opacity: 1; }
  }
  ${media.coarse} {
    /* Lines 44 px apart, so that the targets of two lines do not overlap. */
    [data-part='values'] { row-gap: ${token('space-2')}; max-height: 236px; }
    [data-part='tag'] { min-height: 36px; }
    [data-part='tag'] button { width: 36px; height: 36px; }
    [data-part='tag'] button::after { content: ''; position: absolute; inset: -4px; }
    input { height: 36px; }
  }
`;

export const FieldButton = styled(IconButton).attrs({ 'data-hover': 'none' })`
  align-self: stretch;
  width: 28px;
  height: auto;
  min-height: 36px;
  color: ${token('text-secondary')};
  &[data-part='toggle'] { width: 38px; }
  &:disabled { color: ${token('text-disabled')}; }
  ${media.hover} { &:hover:enabled { color: ${token('text-primary')}; } }
  &:focus-visible { outline-offset: -4px; box-shadow: none; }
  ${media.coarse} { &, &[data-part='toggle'] { width: ${token('control-touch-min')}; min-height: 42px; } }
`;

/** Options under the name of their group. */
export const Group = styled.div.attrs({ role: 'group' })``;

export const Panel = styled(SelectPanel)`
  mark { background: ${token('color-primary-100')}; color: inherit; }
  [data-part='group'] {
    display: flex;
    align-items: end;
    min-height: 32px;
    padding: 6px ${token('space-3')} 2px;
    font-size: 0.75rem;
    line-height: 1.25rem;
    color: ${token('text-tertiary')};
  }
  [role='group'] + [role='group'], [role='option'] + [role='group'] { margin-block-start: ${token('space-1')}; }
  [data-kind='custom'], [data-kind='retry'] { color: ${token('text-link')}; overflow-wrap: anywhere; }
  &[data-windowed] [role='group'] {
    margin: 0;
    & > * { height: var(--row); }
    & > [role='option'] > span, & > [role='option'] small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
`;
