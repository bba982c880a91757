import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${token('space-10')};
  margin: 0;
  ${typeStyle('body')}

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  & > div {
    display: grid;
    grid-template-columns: 6em minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${token('space-3')};
    padding-block: ${token('space-3')};
    border-top: 1px solid ${token('border-hairline')};
  }

  dt {
    color: ${token('text-tertiary')};
  }

  dd {
    margin: 0;
    color: ${token('text-primary')};
    overflow-wrap: anywhere;
  }

  dd[data-face='figure'] {
    font-family: ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    font-size: 1rem;
  }
`;
