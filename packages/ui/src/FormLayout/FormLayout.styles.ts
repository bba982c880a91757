import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-8')};
  min-width: 0;
  ${media.mobile} { gap: ${token('space-6')}; }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  /* An error below one field must not move its neighbour. */
  align-items: start;
  min-width: 0;
  ${media.fromTablet} {
    &[data-columns='2'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  ${media.mobile} { gap: ${token('space-5')}; }
  & > [data-wide] { grid-column: 1 / -1; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  min-width: 0;
  &[data-align='end'] { justify-content: flex-end; }
  ${media.mobile} {
    /* A pair shares the width; of three or more the primary one stands alone on the first row. */
    &[data-align] > * { flex: 1 1 0; min-height: ${token('control-touch-min')}; }
    &:has(> :nth-child(3)) > [data-variant='primary'] { flex-basis: 100%; order: -1; }
  }
`;
