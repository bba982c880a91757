import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Three cards that share their hairlines; one below the other on phones. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  background: ${token('border-hairline')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: start;
  padding: ${token('space-7')};
  background: ${token('bg-surface')};

  > svg {
    color: ${token('text-link')};
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-3')};
    margin-top: ${token('space-4')};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }

  p {
    flex: 1;
    margin-block: ${token('space-1')} ${token('space-2')};
    color: ${token('text-secondary')};
    font-size: 0.875rem;
    line-height: 1.5rem;
    text-wrap: pretty;
  }

  ${media.mobile} {
    padding: ${token('space-5')};
  }
`;
