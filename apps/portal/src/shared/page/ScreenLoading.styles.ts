import { styled } from 'styled-components';
import { centred } from '../layout/arrange.ts';

/* As high as the window: the footer is not visible before the page is, and does not jump out of view. */
export const LoadingArea = styled.div`
  ${centred}
  min-height: 100vh;
`;
