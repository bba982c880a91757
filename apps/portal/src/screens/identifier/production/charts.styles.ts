import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../../shared/layout/arrange.ts';

/* Charts one below the other, with hairlines between; two that belong together share a row where there is room. */
export const Charts = styled.div`
  ${columns(1)}
  & > * { ${responsive('padding-block', { base: 'space-8', mobile: 'space-6' })} }
  & > * + * { border-top: 1px solid ${token('border-hairline')}; }
  & > :last-child { padding-bottom: 0; }
`;

export const Pair = styled.div`
  ${columns({ base: 2, belowDesktop: 1 })}
  gap: ${token('space-8')};
`;

/* The choice of a position stands at the right end of a chart's head, on phones below it in the whole width. */
export const Chooser = styled.div`
  ${responsive('width', { base: '168px', mobile: '100%' })}
`;
