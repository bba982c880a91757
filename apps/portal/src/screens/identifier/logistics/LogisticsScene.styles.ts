import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};

  ${media.mobile} {
    gap: ${token('space-4')};
  }
`;

export const Waybill = styled.span`
  margin-inline-start: ${token('space-1')};
  font-family: ${token('font-code')};
  font-variant-ligatures: none;
  color: ${token('text-primary')};
`;

/* Parts of a card one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
`;
