import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';

export const Columns = styled.div`
  ${columns({ base: '1fr 400px', belowDesktop: 1 })}
  gap: ${token('space-14')};
  align-items: start;
`;

export const List = styled.ul`
  min-width: 0;
`;

export const Aside = styled.div`
  position: sticky;
  top: calc(${token('layout-header-height')} + ${token('space-6')});
  ${media.low} { position: static; }
`;
