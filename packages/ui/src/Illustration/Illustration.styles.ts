import { styled } from 'styled-components';

export const Picture = styled.img`
  height: auto;
`;
