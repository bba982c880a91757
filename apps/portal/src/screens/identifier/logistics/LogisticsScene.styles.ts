import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { stack } from '../../../shared/layout/arrange.ts';
import { codeFace } from '../../../shared/layout/looks.ts';

export const Waybill = styled.span`
  margin-inline-start: ${token('space-1')};
  ${codeFace}
  color: ${token('text-primary')};
`;

/* Parts of a card one below the other. Half of the figures are words: all of them are set as large as words can be. */
export const Parts = styled.div`
  ${stack('space-6')}
  & > dl { border-bottom-width: 0; }
  & > dl dd b { font-size: 1.5rem; line-height: 2.125rem; }
`;
