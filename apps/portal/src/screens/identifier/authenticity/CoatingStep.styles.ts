import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, row, stack, text } from '../../../shared/layout/arrange.ts';

export const Grid = styled.div`
  ${columns({ base: '1fr 320px', belowDesktop: '1fr 240px', mobile: 1 })}
  align-items: start;
  ${responsive('gap', { base: 'space-10', belowDesktop: 'space-6' })}
`;

export const Head = styled.div`
  ${stack('space-1')}
  [data-part='step'] { ${text('body', 'text-secondary')} ${row('space-2')} }
  h3 { ${typeStyle('block')} font-size: 1.375rem; }
  [data-part='text'] { ${text('body', 'text-secondary')} }
`;

export const Panel = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  ${responsive('max-width', { base: '400px', mobile: 'none' })}
  margin-top: ${token('space-5')};
  > :first-child { width: 100%; }
  button { min-width: 136px; }
`;

export const Note = styled.p`
  ${text('small', 'text-secondary')}
`;
