import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Box = styled.div`
  position: relative;
  display: flex;
  input {
    ${control}
    height: ${token('control-height-md')};
    font-variant-numeric: tabular-nums;
  }
  input[data-size='lg'] { height: ${token('control-height-lg')}; }
  &[data-unit] input { padding-inline-end: calc(${token('space-3')} * 2 + var(--unit) * 1em); }
  [data-part='unit'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token('space-3')};
    display: flex;
    align-items: center;
    font-size: 0.875rem;
    color: ${token('text-tertiary')};
    pointer-events: none;
  }
  &[data-steppers] { max-width: 160px; }
  &[data-steppers] input { border-radius: 0; text-align: center; }
  &[data-steppers] [data-part='unit'] { inset-inline-end: calc(${token('control-height-md')} + ${token('space-2')}); }
  button {
    width: ${token('control-height-md')};
    height: auto;
    background: ${token('bg-surface')};
    border: ${token('line-hairline')} solid ${token('border-control')};
    border-radius: 0;
    &:first-of-type { border-inline-end: 0; border-start-start-radius: ${token('radius-control')}; border-end-start-radius: ${token('radius-control')}; }
    &:last-of-type { border-inline-start: 0; border-start-end-radius: ${token('radius-control')}; border-end-end-radius: ${token('radius-control')}; }
    &:disabled { background: ${token('bg-sunken')}; color: ${token('text-disabled')}; }
    &:focus-visible { outline-offset: 2px; z-index: 1; }
  }
  ${media.coarse} { button { width: ${token('control-touch-min')}; min-height: ${token('control-touch-min')}; } }
`;
