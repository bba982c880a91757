import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';

export const Help = styled.p`
  padding-inline: ${token('space-6')};
  ${text('small', 'text-secondary')}
  a { ${text('small', 'text-primary')} font-family: ${token('font-figure')}; font-size: 1rem; font-weight: 600; }
  /* On phones the bar at the lower edge has the phone link. */
  ${media.mobile} { display: none; }
`;
