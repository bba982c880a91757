import { styled } from 'styled-components';

export const LoadingArea = styled.div`
  display: grid;
  place-items: center;
  min-height: 80vh;
`;
