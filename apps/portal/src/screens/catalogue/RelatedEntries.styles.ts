import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../shared/layout/arrange.ts';
import { lineClamp } from '../../shared/layout/looks.ts';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';

export const Region = styled.section`
  ${responsive('margin-top', { base: 'space-24', mobile: 'space-12' })}
`;

export const Title = styled.h3`
  ${typeStyle('h4')}
  a { text-decoration: none; }
  ${wholeTarget}
`;

export const Cell = styled.li`
  position: relative;
  ${responsive('padding', { base: 'space-6', mobile: 'space-4' })}
  ${media.hover} { &:hover ${Title} { color: ${token('text-link')}; } }
`;

export const Text = styled.p`
  ${lineClamp(2)}
  margin-top: ${token('space-2')};
  ${text('small', 'text-secondary')}
  ${media.mobile} { margin-top: ${token('space-1')}; -webkit-line-clamp: 1; }
`;
