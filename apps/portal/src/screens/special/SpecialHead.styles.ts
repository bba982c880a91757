import { focusRingOnInk, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

export const Bar = styled.header`
  background: ${token('bg-ink')};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    ${responsive('height', { base: '80px', mobile: 'layout-header-height-mobile' })}
  }
  > div > a:first-child {
    border-radius: ${token('radius-tag')};
    &:focus-visible { ${focusRingOnInk} }
  }
`;
