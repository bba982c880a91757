import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive, text } from '../../../shared/layout/arrange.ts';
import { codeFace, figureFace } from '../../../shared/layout/looks.ts';

export const List = styled.ul`
  ${columns(1)}
`;

export const Row = styled.li`
  display: grid;
  gap: ${token('space-1')};
  ${responsive('padding', { base: 'space-5 0', mobile: 'space-4 0' })}
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  overflow-wrap: anywhere;
  [data-part='head'] { display: flex; align-items: flex-start; justify-content: space-between; gap: ${token('space-4')}; }
  [data-part='head'] > span { flex: none; }
  h3 { ${typeStyle('body')} font-size: 1rem; font-weight: 600; white-space: pre-line; }
  [data-part='handling'] { ${text('body', 'text-secondary')} white-space: pre-line; }
  [data-part='marks'] { ${text('caption', 'text-tertiary')} ${cluster('space-1 space-5')} }
  [data-part='number'] { ${codeFace} }
  time { ${figureFace} font-weight: 500; color: ${token('text-secondary')}; }
`;

export const Rest = styled.div`
  padding-top: ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
`;
