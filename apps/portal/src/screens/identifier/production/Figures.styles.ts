import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/* Cells between hairlines, above and below from edge to edge; two columns on phones. */
export const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--cells), minmax(0, 1fr));
  margin: 0;
  overflow: hidden;
  border-block: 1px solid ${token('border-hairline')};

  ${media.mobile} {
    grid-template-columns: repeat(min(2, var(--cells)), minmax(0, 1fr));
  }

  & > div {
    min-width: 0;
    padding: ${token('space-5')} ${token('space-6')};
    /* The lines are drawn by the cells' shadows, so that an incomplete last row keeps its own. */
    box-shadow: -1px 0 0 ${token('border-hairline')}, 0 -1px 0 ${token('border-hairline')};

    ${media.mobile} {
      padding: ${token('space-4')} ${token('space-3')};
    }
  }

  & > div:first-child {
    padding-inline-start: 0;
  }

  ${media.mobile} {
    & > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  ${media.mobile} {
    & > div:nth-child(odd) {
      padding-inline-start: 0;
    }
  }

  dt {
    ${typeStyle('small')}
    color: ${token('text-secondary')};
  }

  dt i {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: ${token('space-2')};
    background: var(--swatch);
    forced-color-adjust: none;
  }

  dd {
    margin: 0;
    ${typeStyle('body')}
    color: ${token('text-secondary')};
    overflow-wrap: anywhere;
  }

  dd b {
    margin-inline-end: ${token('space-1')};
    font: 600 2rem/2.5rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};

    ${media.mobile} {
      font-size: 1.5rem;
      line-height: 2.125rem;
    }
  }
`;
