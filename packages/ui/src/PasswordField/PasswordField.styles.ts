import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Box = styled.div`
  position: relative;
  display: grid;
`;

export const Input = styled.input`
  ${control}
  height: ${token('control-height-md')};
  padding-inline-end: 48px;
  &[data-size='lg'] { height: ${token('control-height-lg')}; }
  &::-ms-reveal { display: none; }
`;

export const Reveal = styled(IconButton).attrs({ 'data-hover': 'none' })`
  position: absolute;
  inset-block: 0; inset-inline: auto 0;
  height: auto;
  color: ${token('text-tertiary')};
  ${media.hover} { &:hover:enabled { color: ${token('text-primary')}; } }
`;
