import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${token('space-14')};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const List = styled.ul`
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Aside = styled.div`
  position: sticky;
  top: calc(${token('layout-header-height')} + ${token('space-6')});
`;
