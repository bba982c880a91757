import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive, row, stack } from '../../../shared/layout/arrange.ts';

export const Sheet = styled.div`
  display: grid;
  align-content: center;
  min-height: 560px;
`;

/* As high as the window: what stands below the page does not jump out of view when the app has come. */
export const Waiting = styled.div`
  min-height: 100vh;
`;

export const Way = styled.div`
  ${responsive('padding-block', { base: 'space-5', mobile: 'space-4 space-3' })}
`;

/** Pictures at the left, what the app is and costs at the right; one below the other on phones. */
export const Head = styled.div`
  ${columns({ base: '560fr 584fr', tablet: 2, mobile: 1 })}
  ${responsive('gap', { base: 'space-14', tablet: 'layout-gutter', mobile: 'space-5' })}
  align-items: start;
  ${responsive('padding-bottom', { base: 'space-18', mobile: 'space-10' })}
`;

export const Facts = styled.div`
  ${stack('space-5')}
  min-width: 0;
`;

export const Names = styled.div`
  ${stack('space-2')}
  h1 { ${typeStyle('title')} overflow-wrap: anywhere; }
  p { font-size: 0.9375rem; line-height: 1.625rem; color: ${token('text-secondary')}; overflow-wrap: anywhere; }
`;

export const Tags = styled.div`
  ${cluster('space-2')}
  min-height: 22px;
`;

export const Traits = styled.ul`
  ${cluster('space-2 space-5')}
  li { ${row('space-2')} overflow-wrap: anywhere; }
  svg { flex: none; color: ${token('text-success')}; }
`;

export const Stage = styled.div`
  aspect-ratio: 4 / 3;
  background: ${token('bg-sunken')};
`;
