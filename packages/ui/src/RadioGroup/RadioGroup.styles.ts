import { styled } from 'styled-components';
import { choice, mark } from '../Checkbox/Checkbox.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${token('space-1')};
  font-weight: 500;
  font-size: 0.875rem;
  line-height: 1.5rem;
  &[data-required]::before { content: '*'; content: '*' / ''; margin-inline-end: ${token('space-1')}; color: ${token('text-danger')}; }
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-6')};
  &[data-direction='column'] { flex-direction: column; }
  ${media.coarse} { row-gap: 0; }

  &[data-variant='box'] {
    gap: ${token('space-2')};
    ${media.mobile} { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }

    > label {
      position: relative;
      isolation: isolate;
      place-content: center;
      min-width: 0;
      min-height: ${token('control-height-md')};
      padding: 9px ${token('control-padding-x-md')};
      text-align: center;
      ${media.mobile} { width: auto; min-height: ${token('control-touch-min')}; padding: 11px ${token('space-1')}; }
      &:has(:checked) { font-weight: 600; color: ${token('color-primary-700')}; }
    }
    input {
      position: absolute;
      z-index: -1;
      inset: 0;
      place-items: end;
      width: auto;
      height: auto;
      margin: 0;
      border-radius: ${token('radius-control')};
      &:checked { background: ${token('bg-selected')}; border-color: ${token('action-primary-bg')}; }
      &:checked::before { width: 8px; height: 8px; background: ${token('action-primary-bg')}; border-radius: 0; }
      @media (forced-colors: active) { &:checked::before { background: CanvasText; } }
    }
  }
`;

export const Option = styled.label`
  ${choice}
`;

export const Circle = styled.input`
  ${mark}
  border-radius: 50%;
  &:checked::before {
    display: block;
    width: 6px;
    height: 6px;
    background: ${token('text-on-primary')};
    border-radius: 50%;
  }
  @media (forced-colors: active) { &:checked::before { background: CanvasText; } }
`;
