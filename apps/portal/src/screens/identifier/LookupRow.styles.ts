import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  border-bottom: 1px solid ${token('border-hairline')};
  background: ${token('bg-surface')};

  /* Neither the way here nor the bar is printed. */
  @media print {
    display: none;
  }
`;

export const RowInner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-6')};
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  min-height: 72px;
  margin-inline: auto;
  padding: ${token('space-3')} ${token('layout-gutter')};

  ${media.mobile} {
    min-height: 0;
    padding: ${token('space-1')} ${token('layout-gutter-mobile')};

    & > nav {
      display: none;
    }
  }

  & > nav {
    flex: 0 0 auto;
    max-width: 50%;
  }
`;

export const BarArea = styled.div`
  flex: 0 1 560px;
  min-width: 320px;

  ${media.mobile} {
    flex: 1 1 auto;
    min-width: 0;
  }
`;
