import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Block = styled.section`
  & + & {
    margin-top: ${token('space-8')};
  }

  & > h3 {
    margin-bottom: ${token('space-4')};
    ${typeStyle('h4')}
  }
`;

/* Facts stand in two columns with hairlines; each pair keeps its label at the left. */
export const FactRows = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token('space-10')};
  ${typeStyle('body')}

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  & > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: baseline;
    margin-top: -1px;
    padding: 11px 0;
    border-block: 1px solid ${token('border-hairline')};
  }

  & > div[data-wide] {
    grid-column: 1 / -1;
  }

  dt {
    color: ${token('text-tertiary')};
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  dd[data-face='code'] {
    font-family: ${token('font-code')};
    font-variant-ligatures: none;
  }

  dd[data-face='figure'] {
    font-family: ${token('font-figure')};
    font-size: 0.9375rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
