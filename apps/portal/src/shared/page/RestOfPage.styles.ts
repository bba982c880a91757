import { styled } from 'styled-components';

/** As high as the window: the footer stays below it until the rest of the page is there. */
export const Room = styled.div`
  min-height: 100vh;
`;
