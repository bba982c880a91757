import { Banner, media, StepFlow, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';

/** Leaves room for the titles along its lower edge. */
export const Slide = styled(Banner)`
  && { ${responsive('padding-bottom', { base: 'space-18', mobile: 'space-14' })} }
  && > [data-part='content'] { padding-block: ${token('space-10')}; }
  && [data-part='title'] { word-break: keep-all; }
`;

/** Figures and steps, below the words. */
export const Facts = styled.div`
  display: grid;
  gap: ${token('space-8')};
  padding-bottom: ${token('space-6')};
`;

export const Figures = styled.div`
  ${columns(3)}
  ${responsive('gap', { base: 'space-6', mobile: 'space-3' })}
`;

export const Steps = styled(StepFlow)`
  ${media.mobile} { && { gap: ${token('space-4')}; } }
`;
