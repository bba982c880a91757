import { styled } from 'styled-components';

/* As high as the window: what stands below the page is not seen before the page is, and does not jump out of view. */
export const LoadingArea = styled.div`
  display: grid;
  place-items: center;
  min-height: 100vh;
`;
