import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { token } from '../tokens/token.ts';

export const Input = styled.input`
  ${control}
  height: ${token('control-height-md')};
  &[data-size='lg'] { height: ${token('control-height-lg')}; }
  &[data-face='code'] { font-family: ${token('font-code')}; font-variant-ligatures: none; }
`;
