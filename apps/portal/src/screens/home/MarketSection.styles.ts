import { media } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../shared/layout/arrange.ts';
import { sheet } from '../../shared/layout/looks.ts';

export const UnitNote = styled.span`
  ${text('small', 'text-tertiary')}
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: 744fr 432fr;
  ${responsive('gap', { base: 'layout-gutter', mobile: 'space-4' })}
  ${media.belowDesktop} { grid-template-columns: 1fr; }
`;

export const Panel = styled.div`
  min-width: 0;
  ${responsive('min-height', { base: '430px', mobile: '400px' })}
  ${responsive('padding', { base: 'space-7', mobile: 'space-5 space-4' })}
  ${sheet}
`;
