import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Scale = styled.section`
  padding: ${token('space-5')} ${token('space-6')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};

  h3 {
    ${typeStyle('body')}
    font-weight: 600;
  }

  li {
    display: grid;
    grid-template-columns: 132px auto minmax(0, 1fr);
    align-items: center;
    gap: ${token('space-2')};
    padding-block: 3px;
    ${typeStyle('caption')}
  }

  [data-part='range'] {
    padding-inline-start: ${token('space-3')};
    font-family: ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }

  ${media.mobile} {
    display: none;
  }
`;

export const Bars = styled.span`
  --strength-scale-bar: ${token('color-danger-600')};
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 6px;

  &[data-level='medium'] {
    --strength-scale-bar: ${token('color-warning-300')};
  }

  &[data-level='strong'] {
    --strength-scale-bar: ${token('color-success-500')};
  }

  > span {
    height: 4px;
    background: ${token('border-default')};
  }

  > [data-filled] {
    background: var(--strength-scale-bar);
  }

  @media (forced-colors: active) {
    > span {
      border: 1px solid CanvasText;
    }

    > [data-filled] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
