import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('layout-gutter')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-8')} ${token('layout-gutter')};
  }

  ${media.mobile} {
    gap: ${token('space-6')} ${token('space-3')};
  }

  h3 {
    margin-top: ${token('space-4')};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }

  p {
    margin-top: ${token('space-1')};
    color: ${token('text-secondary')};
    font-size: 0.875rem;
    line-height: 1.5rem;
    text-wrap: pretty;
  }

  ${media.mobile} {
    h3 {
      margin-top: ${token('space-3')};
      font-size: 1rem;
      line-height: 1.5rem;
    }
  }
`;

/** What can be scanned at the stand, in the finder frame. */
export const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 282 / 226;
  padding: ${token('space-3')};
  background: ${token('bg-paper')};

  > img {
    width: 100%;
  }
`;
