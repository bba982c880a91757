import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../layout/arrange.ts';

/** The room of the header, below which the menu of narrow screens stays. */
export const HeaderPlace = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token('z-sticky')};
  ${responsive('height', { base: 'layout-header-height', mobile: 'layout-header-height-mobile' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;
