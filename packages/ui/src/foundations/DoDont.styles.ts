import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-6')};
  margin: ${token('space-6')} 0;
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export const Example = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  border: ${token('line-hairline')} solid ${token('border-default')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  color: ${token('text-primary')};
  ${typeStyle('body')}
`;

export const Shown = styled.div`
  display: grid;
  place-items: center;
  min-width: 0;
  padding: ${token('space-6')};
  & > * { max-width: 100%; }
`;

/** Says in words, by a sign and in colour whether the example is a good one. */
export const Caption = styled.figcaption`
  padding: ${token('space-3')} ${token('space-4')};
  border-top: 3px solid ${token('text-success')};
  ${typeStyle('small')}
  strong { display: flex; align-items: center; gap: ${token('space-1')}; font-weight: 600; color: ${token('text-success')}; }
  [data-verdict='dont'] > & {
    border-top-color: ${token('text-danger')};
    strong { color: ${token('text-danger')}; }
  }
`;
