import { styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles.ts';
import { withoutHas } from '../tokens/fallback.ts';
import { fieldFocus } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Row = styled.div`
  display: flex;
  gap: ${token('space-3')};
  & > [data-part='field'] { position: relative; flex: 1; min-width: 0; }
`;

/* Letter-spaced, so that a reader can compare the digits one by one. */
export const Input = styled.input`
  ${control}
  height: ${token('control-height-md')};
  font-family: ${token('font-figure')};
  font-variant-numeric: tabular-nums;
  &:not(:placeholder-shown) { font-size: 1.125rem; font-weight: 600; letter-spacing: 0.25em; }
  &::placeholder { font-family: ${token('font-sans')}; font-weight: 400; letter-spacing: 0; }
  &[data-size='lg'] { height: ${token('control-height-lg')}; }

  /* The drawn boxes show the digits; the input over them takes the typing, and shows nothing of its own in any state. */
  &&&&[data-variant='boxes'] {
    position: absolute;
    inset: 0;
    height: 100%;
    padding-inline: 0;
    background: none;
    border-color: transparent;
    box-shadow: none;
    color: transparent;
    caret-color: transparent;
    letter-spacing: 0;
    text-align: center;
    &::selection { background: transparent; }
  }
`;

export const Boxes = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  span {
    display: grid;
    place-items: center;
    height: 52px;
    border: ${token('line-hairline')} solid ${token('border-control')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
    font: 600 1.5rem/1 ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-primary')};
  }
  &:has(+ input:focus) span[data-next] { ${fieldFocus} }
  ${withoutHas} { :focus-within > & span[data-next] { ${fieldFocus} } }
  &:has(+ input:focus) span[data-next]:empty::after {
    content: '';
    width: 1px;
    height: 24px;
    background: ${token('border-focus')};
  }
  &:has(+ input[aria-invalid='true']) span { border-color: ${token('border-error')}; }
  &:has(+ input:disabled) span {
    background: ${token('bg-sunken')};
    border-color: ${token('border-default')};
    color: ${token('text-disabled')};
  }
`;
