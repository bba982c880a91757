import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  min-height: 60vh;
  background: ${token('bg-paper')};
`;

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${token('layout-side-menu-width')} minmax(0, 1fr);
  gap: ${token('layout-gutter')};
  align-items: start;
  box-sizing: border-box;
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
  margin-inline: auto;
  padding: ${token('space-8')} ${token('layout-tablet-margin')} ${token('space-24')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0 ${token('space-14')};
  }

  ${media.mobile} {
    gap: ${token('space-4')};
    padding-inline: ${token('layout-gutter-mobile')};
    padding-bottom: ${token('space-10')};
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;
