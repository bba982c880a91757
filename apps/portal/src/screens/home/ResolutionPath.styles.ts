import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, square, text } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const Track = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: ${token('space-6')};
  background: linear-gradient(90deg, ${token('border-strong')} 3px, transparent 3px) 0 center / 5px 1px repeat-x;
`;

export const IconBox = styled.div`
  ${centred}
  flex: none;
  ${square('56px')}
  border: ${token('line-drawing')} solid ${token('marker-finder')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-page')};
  box-shadow: 10px 0 0 -1px ${token('bg-page')};
  &[data-state='reached'] {
    border-color: ${token('action-primary-bg')};
    background: ${token('action-primary-bg')};
    color: ${token('text-on-primary')};
  }
`;

export const Elapsed = styled.span`
  margin-left: 10px;
  padding: 0 10px;
  background: ${token('bg-page')};
  ${text('tick', 'text-link')}
  font-size: 0.8125rem;
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`;

export const StepTitle = styled.h3`
  ${typeStyle('h3')}
  font-size: 1.125rem;
`;

export const StepText = styled.p`
  margin-top: ${token('space-1')};
  padding-right: ${token('space-6')};
  ${itemText('text-secondary')}
`;

export const Code = styled.p`
  margin-top: auto;
  padding-top: ${token('space-3')};
  color: ${token('text-tertiary')};
  font: 400 0.75rem/1.25rem ${token('font-code')};
  font-variant-ligatures: none;
  white-space: nowrap;
`;

export const Mark = styled.span`
  padding: 2px 1px;
  background: ${token('color-primary-100')};
  color: ${token('color-primary-700')};
  font-weight: 600;
`;

export const Step = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  &:last-child ${Track} { background: none; }
  ${media.tablet} { &:nth-child(n + 3) ${Track} { background: none; } }
  ${media.mobile} {
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: 0 ${token('space-5')};
    padding-bottom: ${token('space-6')};
    background: linear-gradient(${token('border-strong')} 3px, transparent 3px) 28px 56px / 1px 5px repeat-y;
    &:last-child { padding-bottom: 0; background: none; }
    ${Track} { display: contents; }
    ${IconBox} { grid-row: 1 / 3; align-self: start; box-shadow: 0 6px 0 ${token('bg-page')}; }
    ${Elapsed} { grid-column: 2; min-height: 1.25rem; margin: 6px 0 0; padding: 0; }
    ${Words} { grid-column: 2; padding-top: ${token('space-1')}; }
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  ${media.tablet} { grid-template-columns: repeat(3, 1fr); row-gap: ${token('space-12')}; }
  ${media.mobile} { grid-template-columns: 1fr; }
`;
