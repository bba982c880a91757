import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
  align-items: center;
  gap: 6px;
  font-size: 0.75rem;
  line-height: 1.25rem;
  &[data-level='weak'] { color: ${token('color-danger-700')}; --strength-meter-bar: ${token('color-danger-600')}; }
  &[data-level='medium'] { color: ${token('color-warning-700')}; --strength-meter-bar: ${token('color-warning-300')}; }
  &[data-level='strong'] { color: ${token('color-success-700')}; --strength-meter-bar: ${token('color-success-500')}; }
`;

export const Bar = styled.span`
  height: 4px;
  background: ${token('border-default')};
  &[data-filled] { background: var(--strength-meter-bar); }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[data-filled] { forced-color-adjust: none; background: CanvasText; }
  }
`;
