import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { HairlineGrid } from '../../shared/page/HairlineGrid.styles.ts';

export const Grid = styled(HairlineGrid)`
  background: ${token('border-on-ink')};

  > li {
    background: ${token('bg-ink')};
  }
`;

export const Cell = styled.li`
  display: flex;
  gap: ${token('space-7')};
  align-items: center;
  padding: ${token('space-8')};

  > img {
    flex: none;
  }

  ${media.mobile} {
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')};

    > img {
      width: 52px;
    }
  }
`;

export const Title = styled.h3`
  ${typeStyle('h3')}
  font-size: 1.125rem;
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-wrap: pretty;
`;
