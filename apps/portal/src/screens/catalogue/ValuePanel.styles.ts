import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, onInk, responsive, text } from '../../shared/layout/arrange.ts';
import { bracket } from '../../shared/layout/looks.ts';

export const Panel = styled.div`
  ${responsive('padding', { base: 'space-8 36px', mobile: 'space-6 space-5' })}
  border-radius: ${token('radius-card')};
  ${onInk}
`;

export const Name = styled.p`
  ${typeStyle('h3')}
`;

export const Words = styled.p`
  max-width: 24em;
  margin-top: ${token('space-2')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.9375rem;
  line-height: 1.625rem;
`;

export const Points = styled.ul`
  ${columns({ base: 3, mobile: 1 })}
  ${responsive('gap', { base: 'space-6', mobile: 'space-5' })}
  * + & { margin-top: ${token('space-8')}; }
`;

export const Bracket = styled.span`
  ${bracket('color-primary-400')}
`;

export const Title = styled.h3`
  margin-top: ${token('space-3')};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

export const Text = styled.p`
  ${text('small', 'text-on-ink-secondary')}
`;
