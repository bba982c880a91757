import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { square, text } from '../../shared/layout/arrange.ts';

export const Root = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token('space-2')};
  > strong { ${typeStyle('figureXl')} }
  > p,
  > output { ${text('body', 'text-secondary')} }
`;

/** One module for each second; those that have passed are pale. */
export const Modules = styled.div`
  display: flex;
  gap: ${token('space-1')};
  > span {
    ${square('10px')}
    background: ${token('border-default')};
    &[data-left] { background: ${token('color-primary-500')}; }
  }
`;
