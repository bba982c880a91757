import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 196px minmax(0, 1fr) 336px;
  gap: ${token('space-6')};
  align-items: start;

  & > * {
    min-width: 0;
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-6')};
  }
`;

export const Codes = styled.div`
  display: grid;
  gap: ${token('space-4')};

  ${media.desktop} {
    position: sticky;
    top: calc(${token('layout-header-height')} + ${token('space-6')});
  }
`;
