import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';
import { figureFace } from '../../shared/layout/looks.ts';

export const Scale = styled.section`
  padding: ${token('space-5')} ${token('space-6')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};
  h3 { ${typeStyle('body')} font-weight: 600; }
  li { ${columns('132px auto 1fr')} align-items: center; gap: ${token('space-2')}; padding-block: 3px; ${typeStyle('caption')} }
  [data-part='range'] { padding-inline-start: ${token('space-3')}; ${figureFace} color: ${token('text-tertiary')}; }
  ${media.mobile} { display: none; }
`;

export const Bars = styled.span`
  --strength-scale-bar: ${token('color-danger-600')};
  ${columns(3)}
  gap: 6px;
  &[data-level='medium'] { --strength-scale-bar: ${token('color-warning-300')}; }
  &[data-level='strong'] { --strength-scale-bar: ${token('color-success-500')}; }
  > span { height: 4px; background: ${token('border-default')}; }
  > [data-filled] { background: var(--strength-scale-bar); }
  @media (forced-colors: active) {
    > span { border: 1px solid CanvasText; }
    > [data-filled] { forced-color-adjust: none; background: CanvasText; }
  }
`;
