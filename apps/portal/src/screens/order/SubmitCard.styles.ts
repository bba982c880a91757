import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, text } from '../../shared/layout/arrange.ts';

/** What it comes to and what can be done, in one line; on phones the amount stands above the buttons. */
export const Submit = styled.div`
  ${cluster('space-3 space-8')}
  align-items: center;
  ${responsive('padding', { base: 'space-5 space-8', mobile: 'space-4' })}
  ${text('body', 'text-secondary')}
  > p:first-child {
    ${responsive('margin-right', { base: 'auto', mobile: '0' })}
    &:empty { display: none; }
  }
`;

export const Total = styled.p`
  display: flex;
  margin-left: auto;
  align-items: baseline;
  gap: ${token('space-3')};
  ${media.mobile} { justify-content: space-between; width: 100%; }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};
  ${media.mobile} {
    width: 100%;
    > * { flex: 1; }
  }
`;
