import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, row } from '../layout/arrange.ts';

export const Box = styled.div`
  ${cluster('space-2 space-4')}
  align-items: center;
  justify-content: space-between;
  min-height: ${token('control-height-lg')};
  padding: ${token('space-2')} ${token('space-3')};
  border: ${token('line-hairline')} solid ${token('border-default')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-sunken')};
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-secondary')};
  p,
  output { ${row('space-2')} }
  p:empty,
  output:empty { position: absolute; }
  svg { flex: none; }
  &[data-state='passed'] {
    border-color: ${token('color-success-500')};
    background: ${token('color-success-50')};
    color: ${token('text-success')};
  }
  &[data-state='failed'] {
    border-color: ${token('border-error')};
    background: ${token('color-danger-50')};
    color: ${token('color-danger-700')};
  }
  ${media.mobile} { button { min-height: ${token('control-touch-min')}; } }
`;
