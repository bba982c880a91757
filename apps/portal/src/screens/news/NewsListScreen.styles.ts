import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

export const Body = styled.div`
  padding-top: ${token('space-3')};
`;

export const List = styled.ul`
  &:focus { outline: none; }
`;

export const Pages = styled.div`
  ${responsive('margin-top', { base: 'space-8', mobile: 'space-6' })}
`;
