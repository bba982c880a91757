import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, stack } from '../../shared/layout/arrange.ts';
import { Container } from '../../shared/layout/Section.styles.ts';

export const Ground = styled.div`
  min-height: 80vh;
  ${responsive('padding-bottom', { base: 'space-24', mobile: 'space-10' })}
  background: ${token('bg-paper')};
`;

export const Head = styled.div`
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;

export const HeadFrame = styled(Container)`
  display: grid;
  ${responsive('gap', { base: 'space-6', mobile: 'space-4' })}
  ${responsive('padding-block', { base: 'space-6 space-10', mobile: 'space-4 space-6' })}
  h1 { margin-top: calc(-1 * ${token('space-2')}); ${typeStyle('title')} }
`;

export const Cards = styled(Container)`
  ${stack('space-4')}
  ${responsive('padding-top', { base: 'space-6', mobile: 'space-4' })}
`;

/** A card's inner distance, for cards whose lines run from edge to edge. */
export const Inner = styled.div`
  ${stack('space-4')}
  ${responsive('padding', { base: 'space-6 space-8 space-8', mobile: 'space-4' })}
`;

/** The last line of a card: the way back at the left, what to do at the right; one below the other on phones. */
export const Foot = styled.div`
  ${cluster('space-3')}
  align-items: center;
  padding: ${token('space-5')} ${token('space-8')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  > :first-child { ${responsive('margin-right', { base: 'auto', mobile: '0' })} }
  ${media.mobile} { flex-direction: column-reverse; align-items: stretch; padding: ${token('space-4')}; }
`;
