import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../shared/layout/arrange.ts';

/* Px of the drawing as it stands beside its names: they stand at the height of its plates. */
const spacing = 104;
const firstMiddle = 112;

export const Figure = styled.div`
  display: flex;
  justify-content: center;
  padding: ${token('space-5')} ${token('space-6')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};
  ${media.mobile} { display: block; padding: 0; background: none; }
`;

export const Drawing = styled.svg`
  flex: none;
  width: 408px;
  height: 560px;
  stroke: ${token('color-illustration-stroke')};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5px;
  * { vector-effect: non-scaling-stroke; }
  [data-part='shadow'] { fill: ${token('color-illustration-shadow')}; stroke: none; }
  [data-tone] [data-face='top'] { fill: ${token('color-illustration-top')}; }
  [data-tone] [data-face='left'] { fill: ${token('color-illustration-left')}; }
  [data-tone] [data-face='right'] { fill: ${token('color-illustration-right')}; }
  [data-tone='accent'] [data-face='top'] { fill: ${token('color-illustration-accent-top')}; }
  [data-tone='accent'] [data-face='left'] { fill: ${token('color-illustration-accent')}; }
  [data-tone='accent'] [data-face='right'] { fill: ${token('color-illustration-accent-side')}; }
  [data-tone='pale'] [data-face='top'] { fill: ${token('color-illustration-pale')}; }
  [data-tone='paleAccent'] [data-face='top'] { fill: ${token('color-illustration-pale')}; }
  [data-tone='paleAccent'] [data-face='left'] { fill: ${token('color-illustration-accent-top')}; }
  [data-tone='paleAccent'] [data-face='right'] { fill: ${token('color-illustration-accent')}; }
  [data-tone='dark'] [data-face='top'] { fill: ${token('color-illustration-dark')}; }
  [data-tone='darkTop'] [data-face='top'] { fill: ${token('color-illustration-dark-top')}; }
  :is([data-tone='dark'], [data-tone='darkTop']) [data-face='left'] { fill: ${token('color-illustration-dark')}; }
  :is([data-tone='dark'], [data-tone='darkTop']) [data-face='right'] { fill: ${token('color-illustration-dark-side')}; }
  [data-part='fall'] { stroke: ${token('color-illustration-accent-side')}; stroke-dasharray: 3 4; }
  :is([data-part='join'], [data-part='chart'], [data-part='line']) { fill: none; stroke: ${token('color-illustration-accent-side')}; }
  [data-part='chart'] { stroke: ${token('color-illustration-accent-top')}; }
  [data-part='line'] { stroke: ${token('color-illustration-right')}; stroke-width: 5px; stroke-linecap: butt; }
  [data-part='line'][data-marked] { stroke: ${token('color-illustration-accent')}; }
  [data-part='leader'] { fill: ${token('bg-surface')}; stroke: ${token('text-link')}; }
  [data-part='number'] { display: none; stroke: none; }
  ${media.mobile} {
    display: block;
    width: 100%;
    height: auto;
    max-height: 360px;
    margin-bottom: ${token('space-2')};
    padding: ${token('space-4')};
    border-radius: ${token('radius-card')};
    background: ${token('bg-paper')};
    [data-part='leader'] { display: none; }
    [data-part='number'] {
      display: block;
      rect { fill: ${token('bg-ink')}; }
      text { fill: ${token('text-on-ink-primary')}; font: 600 20px/1 ${token('font-figure')}; text-anchor: middle; }
    }
  }
`;

export const Names = styled.ol`
  flex: 0 1 auto;
  min-width: 0;
  margin-left: -42px;
  padding-top: ${firstMiddle - spacing / 2}px;
  ${media.mobile} { margin-left: 0; padding-top: 0; }
`;

/* The line leads from the square on the plate to the name. */
export const Layer = styled.li`
  position: relative;
  height: ${spacing}px;
  padding: 34px 0 0 160px;
  &::before {
    content: '';
    position: absolute;
    top: ${spacing / 2}px;
    left: 0;
    width: 136px;
    border-top: ${token('line-drawing')} solid ${token('text-link')};
  }
  ${media.belowDesktop} {
    padding-left: 96px;
    &::before { width: 76px; }
  }
  ${media.mobile} {
    display: flex;
    gap: ${token('space-5')};
    height: auto;
    padding: ${token('space-4')} 0;
    border-bottom: ${token('line-hairline')} solid ${token('border-default')};
    &::before { content: none; }
  }
`;

/* Its number in the drawing, which only phones have. */
export const Number = styled.span`
  display: none;
  ${media.mobile} {
    display: block;
    flex: none;
    min-width: 8px;
    color: ${token('text-link')};
    font: 600 1rem/1.5rem ${token('font-figure')};
  }
`;

export const Name = styled.h3`
  ${responsive('font-size', { base: '1.0625rem', mobile: '0.9375rem' })}
  font-weight: 600;
  ${responsive('line-height', { base: '1.625rem', mobile: '1.5rem' })}
`;

export const Parts = styled.p`
  ${text('small', 'text-secondary')}
`;
