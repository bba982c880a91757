import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${token('space-12')};
  align-items: end;
  margin-bottom: ${token('space-12')};
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); margin-bottom: ${token('space-8')}; }
`;

export const Rule = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-5')};
  ${typeStyle('small')}
  color: ${token('text-tertiary')};
  [data-ground='ink'] > & { color: ${token('text-on-ink-tertiary')}; }
`;

export const Index = styled.span`
  font: 500 0.8125rem/1.375rem ${token('font-code')};
  color: ${token('text-link')};
  [data-ground='ink'] > * > & { color: ${token('text-on-ink-link')}; }
`;

export const Bracket = styled.span`
  flex: 1;
  height: 7px;
  border: ${token('line-hairline')} solid ${token('border-strong')};
  border-top: 0;
  [data-ground='ink'] > * > & { border-color: ${token('border-on-ink-strong')}; }
`;

export const Title = styled.h2`
  ${typeStyle('h2')}
  color: ${token('text-primary')};
  word-break: keep-all;
  overflow-wrap: anywhere;
  [data-ground='ink'] > & { color: ${token('text-on-ink-primary')}; }
`;

export const Text = styled.p`
  max-width: 480px;
  font-size: 0.9375rem;
  line-height: 1.625rem;
  color: ${token('text-secondary')};
  [data-ground='ink'] > & { color: ${token('text-on-ink-secondary')}; }
  /* Next to the text a heading of one line would become three. */
  ${media.belowDesktop} { grid-column: 1 / -1; margin-top: ${token('space-3')}; }
`;

export const Action = styled.div`
  ${media.mobile} { margin-top: ${token('space-3')}; }
`;
