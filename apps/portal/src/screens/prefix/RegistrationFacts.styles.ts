import { styled } from 'styled-components';

/** Long words and addresses break rather than widen the page. */
export const FactRows = styled.div`
  min-width: 0;
  dd { min-width: 0; overflow-wrap: anywhere; }
`;
