import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  padding: ${token('space-6')} ${token('space-8')} ${token('space-4')};

  code {
    font-family: ${token('font-code')};
    color: ${token('text-primary')};
  }

  ${media.mobile} {
    padding: ${token('space-4')} ${token('space-4')} 0;
  }
`;

/** The table from edge to edge of its card; on phones its rows stand in that card, divided by lines. Amounts are as large as words. */
export const Rows = styled.div`
  th:first-child {
    padding-left: ${token('space-8')};
  }

  th:last-child,
  td:last-child {
    padding-right: ${token('space-8')};
  }

  tbody [data-face='figure'] {
    font-size: 0.875rem;
  }

  ${media.mobile} {
    padding: ${token('space-4')};

    /* More specific than the cards of the table. */
    && tbody tr {
      padding: 0;
      border: 0;
      border-radius: 0;
    }

    && tbody tr + tr {
      padding-top: ${token('space-3')};
      border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    }

    th:first-child {
      padding-left: 0;
    }

    th:last-child,
    td:last-child {
      padding-right: 0;
    }
  }
`;

export const App = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-4')};
  font-weight: 600;

  > span {
    overflow: hidden;
    flex: none;
    width: 80px;
    height: 64px;
    background: ${token('bg-paper')};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Buyer = styled.span`
  display: grid;

  small {
    ${typeStyle('codeInline')}
    color: ${token('text-tertiary')};
  }
`;

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: flex-end;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('space-8')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};
  ${typeStyle('body')}
  color: ${token('text-secondary')};

  ${media.mobile} {
    padding: ${token('space-3')} ${token('space-4')};
  }
`;

/** The amount to pay: the largest figure of the page. */
export const Amount = styled.strong`
  ${typeStyle('figureMd')}
  color: ${token('text-primary')};
  white-space: nowrap;
`;
