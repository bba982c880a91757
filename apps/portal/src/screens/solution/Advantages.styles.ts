import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Two columns between hairlines; one on phones. */
export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: ${token('line-hairline')} solid ${token('border-default')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Item = styled.li`
  display: flex;
  gap: ${token('space-6')};
  padding: ${token('space-5')} ${token('space-8')} ${token('space-5')} 0;
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};

  ${media.fromTablet} {
    &:nth-child(even) {
      padding-inline: ${token('space-8')} 0;
      border-left: ${token('line-hairline')} solid ${token('border-hairline')};
    }

    /* The last of an odd number takes the whole row. */
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.mobile} {
    gap: ${token('space-5')};
    padding: ${token('space-4')} 0;
  }
`;

export const Number = styled.span`
  flex: none;
  min-width: 20px;
  color: ${token('text-link')};
  font: 600 1.375rem/1.75rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h3`
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.75rem;
`;

export const Text = styled.p`
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-wrap: pretty;
`;
