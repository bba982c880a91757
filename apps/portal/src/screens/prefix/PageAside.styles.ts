import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Help = styled.p`
  padding-inline: ${token('space-6')};
  ${typeStyle('small')}
  color: ${token('text-secondary')};

  a {
    ${typeStyle('small')}
    font-family: ${token('font-figure')};
    font-size: 1rem;
    font-weight: 600;
    color: ${token('text-primary')};
  }

  /* On phones the bar at the lower edge calls. */
  ${media.mobile} {
    display: none;
  }
`;
