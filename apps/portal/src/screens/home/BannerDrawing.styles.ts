import { media, token } from '@lima-id/ui';
import { keyframes, styled } from 'styled-components';
import { responsive, row, square, text } from '../../shared/layout/arrange.ts';
import { cover, sheet } from '../../shared/layout/looks.ts';
import { DrawingPlace } from './HomeBanner.styles.ts';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Box = styled(DrawingPlace)`
  > img { width: 100%; height: 100%; }
`;

export const Overlay = styled.svg`
  ${cover}
  overflow: visible;
  fill: none;
`;

export const Dimension = styled.g`
  stroke: ${token('color-ink-400')};
  /* The larger nameplate needs its room. */
  [data-mode='large'] & { display: none; }
  text { stroke: none; fill: ${token('text-secondary')}; font: 500 1rem ${token('font-figure')}; }
`;

export const Leader = styled.g`
  stroke: ${token('marker-bracket')};
  stroke-width: 1.5;
  path { stroke-dasharray: 1; }
  rect { fill: ${token('color-ink-0')}; stroke: none; }
  ${media.fromTablet} {
    [data-reveal='running'] & {
      path { animation: ${draw} 700ms ${token('motion-standard')} both; }
      rect { animation: ${appear} ${token('motion-base')} both; }
    }
  }
  ${media.reducedMotion} {
    && path,
    && rect { animation: none; }
  }
  ${media.mobile} { display: none; }
`;

export const Plate = styled.div`
  position: absolute;
  ${responsive('left', { base: '16px', tablet: '0' })}
  ${responsive('top', { base: '380px', tablet: '77%' })}
  display: flex;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  ${sheet}
  box-shadow: ${token('shadow-sm')};
  [data-reveal='running'] & { animation: ${appear} ${token('motion-slow')} 500ms both; }
  /* Larger words bring the look-up bar down beside it. */
  ${media.desktop} { [data-mode='large'] & { left: 56px; } }
  ${media.reducedMotion} { && { animation: none; } }
  ${media.mobile} { display: none; }
`;

export const PlateQr = styled.div`
  flex: none;
  ${square('80px')}
  margin: -8px;
`;

export const PlateText = styled.div`
  padding-right: ${token('space-2')};
  white-space: nowrap;
`;

export const Product = styled.p`
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

export const Code = styled.p`
  font: 400 0.75rem/1.125rem ${token('font-code')};
  font-variant-ligatures: none;
`;

export const Status = styled.p`
  ${row('6px')}
  ${text('caption', 'text-success')}
  &::before { content: ''; ${square('6px')} background: currentcolor; }
`;
