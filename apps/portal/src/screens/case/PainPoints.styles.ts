import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-6')};
  padding-top: ${token('space-5')};
  border-top: ${token('line-hairline')} solid ${token('border-default')};

  ${media.mobile} {
    display: block;
    padding-top: 0;
  }
`;

/* Phones have the number beside the words. */
export const Item = styled.li`
  ${media.mobile} {
    display: flex;
    gap: ${token('space-7')};
    padding-block: ${token('space-4')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }
`;

export const Number = styled.p`
  flex: none;
  min-width: 12px;
  margin-bottom: ${token('space-2')};
  color: ${token('text-link')};
  font: 600 1.625rem/2.125rem ${token('font-figure')};

  ${media.mobile} {
    margin-bottom: 0;
  }
`;

export const Title = styled.h3`
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.75rem;
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  text-wrap: pretty;
`;
