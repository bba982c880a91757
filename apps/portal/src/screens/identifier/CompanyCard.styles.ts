import { drawingFit, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { CardHead } from '../../shared/page/CardHead.styles.ts';

export const Head = styled(CardHead)`
  align-items: center;
  margin-bottom: ${token('space-5')};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${token('space-6')} ${token('space-12')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Drawing = styled.div`
  display: grid;
  place-items: center;
  align-self: start;
  grid-template: 100% / 100%;
  height: 190px;
  border-radius: ${token('radius-control')};
  background: ${token('bg-paper')};

  img {
    ${drawingFit}
  }
`;
