import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { token } from '../tokens/token.ts';

/** The box of an amount with the currency symbol inside, before the digits. */
export const Box = styled.div`
  position: relative;
  display: flex;
  [data-part='sign'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${token('space-3')};
    display: flex;
    align-items: center;
    font-size: 0.875rem;
    color: ${token('text-tertiary')};
    pointer-events: none;
  }
  input {
    ${control}
    height: ${token('control-height-md')};
    padding-inline-start: ${token('space-8')};
    font-family: ${token('font-figure')};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  input[data-size='lg'] { height: ${token('control-height-lg')}; }
`;
