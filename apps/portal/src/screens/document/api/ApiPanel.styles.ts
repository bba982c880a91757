import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../../shared/layout/arrange.ts';

export const Columns = styled.div`
  ${columns({ base: '196px 1fr 336px', belowDesktop: 1 })}
  ${responsive('gap', { base: 'space-6', belowDesktop: 'space-6' })}
  align-items: start;
  & > * { min-width: 0; }
`;

export const Codes = styled.div`
  display: grid;
  gap: ${token('space-4')};
  ${media.desktop} {
    position: sticky;
    top: calc(${token('layout-header-height')} + ${token('space-6')});
    ${media.low} { position: static; }
  }
`;
