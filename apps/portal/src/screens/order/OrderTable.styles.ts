import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, inlineRow, responsive, text } from '../../shared/layout/arrange.ts';
import { containedPicture } from '../../shared/layout/looks.ts';

export const Head = styled.div`
  ${responsive('padding', { base: 'space-6 space-8 space-4', mobile: 'space-4 space-4 0' })}
  code { font-family: ${token('font-code')}; color: ${token('text-primary')}; }
`;

/** The table from edge to edge of its card; on phones its rows stand in that card, divided by lines. Amounts are as large as words. */
export const Rows = styled.div`
  th:first-child { padding-left: ${token('space-8')}; }
  th:last-child,
  td:last-child { padding-right: ${token('space-8')}; }
  tbody [data-face='figure'] { font-size: 0.875rem; }
  ${media.mobile} {
    padding: ${token('space-4')};
    /* More specific than the cards of the table. */
    && tbody tr { padding: 0; border: 0; border-radius: 0; }
    && tbody tr + tr { padding-top: ${token('space-3')}; border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
    th:first-child { padding-left: 0; }
    th:last-child,
    td:last-child { padding-right: 0; }
  }
`;

export const App = styled.span`
  ${inlineRow('space-4')}
  font-weight: 600;
  > span:first-child { overflow: hidden; flex: none; width: 80px; height: 64px; background: ${token('bg-paper')}; }
  ${containedPicture}
`;

export const Buyer = styled.span`
  display: grid;
  small { ${text('codeInline', 'text-tertiary')} }
`;

export const Sum = styled.p`
  ${cluster('space-3')}
  align-items: baseline;
  justify-content: flex-end;
  ${responsive('padding', { base: 'space-4 space-8', mobile: 'space-3 space-4' })}
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};
  ${text('body', 'text-secondary')}
`;

/** The amount to pay: the largest figure of the page. */
export const Amount = styled.strong`
  ${text('figureMd', 'text-primary')}
  white-space: nowrap;
`;
