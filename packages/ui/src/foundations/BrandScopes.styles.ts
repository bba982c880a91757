import { styled } from 'styled-components';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

export const ScopeTitle = styled.p`
  padding: ${token('space-5')} 0 ${token('space-3')};
  font: 500 ${rem(13)}/${rem(20)} ${token('font-sans')};
  color: ${token('text-link')};
`;

/** Ten colours of a scale side by side, the darkest last. */
export const Scale = styled.div`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  & > span { height: 40px; }
`;

/** A refused colour next to the proposed one. */
export const Proposal = styled.div`
  display: grid;
  grid-template-columns: 40px 40px minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-2')} 0;
  font: 400 ${rem(13)}/${rem(20)} ${token('font-sans')};
  & > i { height: 40px; border: 1px solid ${token('border-hairline')}; }
`;
