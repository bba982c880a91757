import { focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Heading = styled.h2`
  ${typeStyle('h4')}
  padding-bottom: ${token('space-3')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
`;

export const Item = styled.li`
  position: relative;
  padding-block: ${token('space-3')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};

  &:last-child {
    border-bottom: 0;
  }

  a {
    ${typeStyle('body')}
    color: ${token('text-primary')};
    text-decoration: none;
  }

  /* The whole row is the target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible::after {
    ${focusRing}
  }

  ${media.hover} {
    &:hover a {
      color: ${token('text-link')};
    }
  }
`;
