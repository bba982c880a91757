import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';
import { hoverColour } from '../../shared/layout/looks.ts';

export const Group = styled.li`
  ${responsive('padding', { base: 'space-6', mobile: 'space-4' })}
  h3 { ${typeStyle('h4')} }
`;

export const Names = styled.ul`
  ${columns(2)}
  gap: ${token('space-2')} ${token('space-4')};
  margin-top: ${token('space-3')};
  ${typeStyle('small')}
  a { color: ${token('text-secondary')}; text-decoration: none; }
  ${hoverColour('a:hover', 'text-link')}
  /* Far enough apart for a finger. */
  ${media.mobile} {
    gap: 0 ${token('space-4')};
    a { display: block; padding-block: ${token('space-2')}; }
  }
`;
