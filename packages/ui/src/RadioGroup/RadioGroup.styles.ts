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
  &[data-required]::before { content: '*'; content: '*' / ''; margin-right: ${token('space-1')}; color: ${token('text-danger')}; }
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-6')};
  &[data-direction='column'] { flex-direction: column; }
  ${media.coarse} { row-gap: 0; }
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
