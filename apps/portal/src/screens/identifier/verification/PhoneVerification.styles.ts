import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, row, stack, text } from '../../../shared/layout/arrange.ts';

export const Head = styled.div`
  ${stack('space-2')}
  margin-bottom: ${token('space-6')};
  p:first-child { ${text('caption', 'text-secondary')} ${row('space-2')} }
  h2 { ${typeStyle('h3')} font-weight: 700; }
`;

export const Note = styled.p`
  ${text('caption', 'text-secondary')}
`;

export const Panel = styled.form`
  ${stack('space-4')}
  ${responsive('max-width', { base: '434px', mobile: 'none' })}
`;

export const Actions = styled.div`
  ${cluster('space-2')}
  align-items: center;
  justify-content: space-between;
`;
