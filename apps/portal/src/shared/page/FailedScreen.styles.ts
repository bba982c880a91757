import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred } from '../layout/arrange.ts';

export const Centred = styled.div`
  ${centred}
  min-height: 70vh;
  padding: ${token('layout-gutter')};
  h1 { ${typeStyle('h1')} }
  p { margin: ${token('space-4')} 0 ${token('space-8')}; color: ${token('text-secondary')}; }
`;
