import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  background: ${token('border-on-ink')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Cell = styled.li`
  display: flex;
  gap: ${token('space-7')};
  padding: 38px ${token('space-7')} 36px ${token('space-8')};
  background: ${token('bg-ink')};

  img {
    flex: none;
    width: 78px;
    height: 78px;
  }

  ${media.mobile} {
    flex-direction: column;
    gap: ${token('space-3')};
    padding: ${token('space-5')} ${token('space-4')};

    img {
      width: 56px;
      height: 56px;
    }
  }
`;

export const Title = styled.h3`
  ${typeStyle('h3')}
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;

  ${media.mobile} {
    font-size: 0.8125rem;
    line-height: 1.375rem;
  }
`;
