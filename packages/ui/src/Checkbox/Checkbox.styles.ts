import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, fieldFocus } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

/** A checkbox or radio button, drawn on the native control itself, so that its semantics stay. */
export const mark = `
  flex: none;
  display: grid;
  place-items: center;
  width: ${token('control-checkbox')};
  height: ${token('control-checkbox')};
  margin: 3px 0;
  -webkit-appearance: none;
  appearance: none;
  background: ${token('bg-surface')};
  border: ${token('line-hairline')} solid ${token('border-control')};
  cursor: inherit;
  ${colourTransition}
  ${media.hover} { &:hover:enabled { border-color: ${token('border-control-hover')}; } }
  &&:focus-visible { ${fieldFocus} }
  &[aria-invalid='true'] { border-color: ${token('border-error')}; }
  &:checked { background: ${token('color-primary-600')}; border-color: ${token('color-primary-600')}; }
  &:disabled { background: ${token('bg-sunken')}; border-color: ${token('border-default')}; }
  &:checked:disabled { background: ${token('border-strong')}; border-color: ${token('border-strong')}; }
  &::before { content: ''; display: none; }
  /* Backgrounds are taken away there: the marks are drawn in the system's own colours. */
  @media (forced-colors: active) {
    &:checked, &:indeterminate { border-width: 2px; }
    &::before { forced-color-adjust: none; }
    &:disabled { border-color: GrayText; }
  }
`;

/** The whole label is the click target; 44 px high on touch screens. */
export const choice = `
  display: flex;
  gap: ${token('space-2')};
  width: fit-content;
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-primary')};
  cursor: pointer;
  & a { color: ${token('text-link')}; }
  &:has(:disabled) { color: ${token('text-disabled')}; cursor: not-allowed; }
  ${media.coarse} { padding: 11px 0; }
`;

export const Root = styled.div`
  display: grid;
  min-width: 0;
`;

export const Choice = styled.label`
  ${choice}
`;

export const Box = styled.input`
  ${mark}
  border-radius: ${token('radius-tag')};
  /* Not for radio buttons: those of a group without a choice are all indeterminate. */
  &:indeterminate { background: ${token('color-primary-600')}; border-color: ${token('color-primary-600')}; }
  &:indeterminate:disabled { background: ${token('border-strong')}; border-color: ${token('border-strong')}; }
  &:checked::before {
    display: block;
    width: 9px;
    height: 5px;
    margin-top: -3px;
    border: solid ${token('text-on-primary')};
    border-width: 0 0 1.5px 1.5px;
    transform: rotate(-45deg);
  }
  &:indeterminate::before {
    display: block;
    width: 8px;
    height: 2px;
    margin: 0;
    background: ${token('text-on-primary')};
    border: 0;
    transform: none;
  }
  @media (forced-colors: active) {
    &:checked::before { border-color: CanvasText; }
    &:indeterminate::before { background: CanvasText; }
  }
`;
