import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Box = styled.div`
  position: relative;
  display: grid;
`;

export const Input = styled.input`
  ${control}
  height: ${token('control-height-md')};
  padding-right: 48px;
  &[data-size='lg'] { height: ${token('control-height-lg')}; }
  &::-ms-reveal { display: none; }
`;

export const Reveal = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 44px;
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${token('radius-control')};
  color: ${token('text-tertiary')};
  cursor: pointer;
  ${media.hover} { &:hover:enabled { color: ${token('text-primary')}; } }
  &:focus-visible { ${focusRing} outline-offset: -2px; }
  &:disabled { cursor: not-allowed; }
`;
