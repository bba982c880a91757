import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  margin-bottom: ${token('space-5')};

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
  }
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
  min-height: 190px;
  padding: ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-paper')};
`;
