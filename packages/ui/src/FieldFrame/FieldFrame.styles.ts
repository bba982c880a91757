import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, fieldFocus } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typedSize } from '../tokens/typedSize.ts';

export const Root = styled.div`
  display: grid;
  min-width: 0;
`;

export const Label = styled.label`
  display: block;
  width: fit-content;
  margin-bottom: ${token('space-1')};
  font-weight: 500;
  font-size: 0.875rem;
  line-height: 1.5rem;
  &[data-required]::before { content: '*'; content: '*' / ''; margin-inline-end: ${token('space-1')}; color: ${token('text-danger')}; }
`;

export const Description = styled.div`
  margin-top: 6px;
  font-size: 0.75rem;
  line-height: 1.25rem;
  color: ${token('text-tertiary')};
`;

export const Failure = styled.p`
  display: flex;
  gap: ${token('space-1')};
  font-size: 0.75rem;
  line-height: 1.25rem;
  color: ${token('text-danger')};
  &:not(:empty) { margin-top: 6px; }
  & > svg { flex: none; margin-top: 3px; }
`;

/** The input box of any element: border, states and its size on phones. */
export const control = `
  width: 100%;
  min-width: 0;
  padding: 0 11px;
  background: ${token('bg-surface')};
  border: ${token('line-hairline')} solid ${token('border-control')};
  border-radius: ${token('radius-control')};
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-primary')};
  text-overflow: ellipsis;
  ${colourTransition}
  &::placeholder { color: ${token('text-placeholder')}; opacity: 1; }
  ${media.hover} { &:hover:enabled { border-color: ${token('border-control-hover')}; } }
  &&:focus { ${fieldFocus} }
  &[aria-invalid='true'], &[aria-invalid='true']:hover:enabled { border-color: ${token('border-error')}; }
  &&[aria-invalid='true']:focus {
    border-color: ${token('border-error')};
    box-shadow: 0 0 0 3px ${token('color-danger-50')};
  }
  &:disabled {
    background: ${token('bg-sunken')};
    border-color: ${token('border-default')};
    color: ${token('text-disabled')};
    opacity: 1;
    cursor: not-allowed;
  }
  /* To a browser a button is read-only too. */
  &:read-only:enabled:not(button) { background: ${token('bg-paper')}; }
  ${media.mobile} { min-height: ${token('control-touch-min')}; }
  ${typedSize}
`;
