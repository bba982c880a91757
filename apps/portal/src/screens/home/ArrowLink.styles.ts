import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Arrow = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('text-link')};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.5rem;
  text-decoration: none;
  white-space: nowrap;

  &[data-ground='ink'] {
    color: ${token('text-on-ink-link')};
  }

  ${media.hover} {
    &:hover {
      color: ${token('text-link-hover')};
    }

    &[data-ground='ink']:hover {
      color: ${token('text-on-ink-primary')};
    }
  }

  ${media.coarse} {
    padding-block: 10px;
  }
`;
