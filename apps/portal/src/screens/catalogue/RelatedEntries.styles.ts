import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';

export const Region = styled.section`
  margin-top: ${token('space-24')};

  ${media.mobile} {
    margin-top: ${token('space-12')};
  }
`;

export const Heading = styled.h2`
  ${typeStyle('block')}
  margin-bottom: ${token('space-6')};

  ${media.mobile} {
    margin-bottom: ${token('space-4')};
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  background: ${token('border-hairline')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Title = styled.h3`
  ${typeStyle('h4')}

  a {
    text-decoration: none;
  }

  ${wholeTarget}
`;

export const Cell = styled.li`
  position: relative;
  padding: ${token('space-6')};
  background: ${token('bg-surface')};

  ${media.hover} {
    &:hover ${Title} {
      color: ${token('text-link')};
    }
  }

  ${media.mobile} {
    padding: ${token('space-4')};
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  margin-top: ${token('space-2')};
  overflow: hidden;
  ${typeStyle('small')}
  color: ${token('text-secondary')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${media.mobile} {
    margin-top: ${token('space-1')};
    -webkit-line-clamp: 1;
  }
`;
