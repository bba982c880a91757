import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, text } from '../../shared/layout/arrange.ts';
import { bracket, wholeWords } from '../../shared/layout/looks.ts';

/** Words and a drawing side by side; with `data-swapped` the drawing stands first. On phones it always does. */
export const Halves = styled.div`
  ${columns({ base: '1fr 1fr', mobile: 1 })}
  ${responsive('gap', { base: 'space-24', tablet: 'space-10', mobile: 'space-8' })}
  align-items: center;
  > [data-part='picture'] { justify-self: center; width: 100%; max-width: 480px; height: auto; }
  > [data-part='words'] { width: 100%; ${responsive('max-width', { base: '480px', mobile: 'none' })} }
  &[data-swapped] > [data-part='picture'] { order: -1; }
  &[data-swapped] > [data-part='words'] { justify-self: end; }
  ${media.mobile} { > [data-part='picture'] { order: -1; max-width: 280px; } }
`;

export const Label = styled.p`
  display: flex;
  gap: ${token('space-3')};
  ${text('small', 'text-tertiary')}
  > [aria-hidden] { color: ${token('text-link')}; font: 500 0.8125rem/1.375rem ${token('font-code')}; }
`;

export const Title = styled.h2`
  ${typeStyle('h2')}
  margin-block: ${token('space-3')} ${token('space-3')};
  ${wholeWords}
`;

export const Text = styled.p`
  ${text('bodyLg', 'text-secondary')}
`;

/** What the section speaks of, each under a bracket of its own. */
export const Stages = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  ${responsive('margin-top', { base: 'space-8', mobile: 'space-6' })}
  > li { ${typeStyle('body')} padding-right: ${token('space-1')}; overflow-wrap: anywhere; }
  > li::before { content: ''; ${bracket()} margin-bottom: ${token('space-2')}; }
`;
