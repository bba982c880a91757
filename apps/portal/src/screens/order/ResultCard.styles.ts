import { Card, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, columns, responsive, square, text } from '../../shared/layout/arrange.ts';

/** A check in its frame, what happened, and where the page leads on; one below the other on phones. */
export const Sheet = styled(Card)`
  ${columns({ base: '136px 1fr 248px', belowDesktop: '136px 1fr', mobile: 1 })}
  ${responsive('gap', { base: 'space-10', belowDesktop: 'space-8', mobile: 'space-6' })}
  ${responsive('padding', { base: 'space-12', belowDesktop: 'space-8', mobile: 'space-6 space-4' })}
`;

export const Check = styled.div`
  position: relative;
  ${centred}
  ${square({ base: '136px', mobile: '96px' })}
  background: ${token('color-success-50')};
  color: ${token('text-success')};
  [data-finder] { --bar: currentColor; --dot: currentColor; }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token('space-6')};
  align-content: start;
  h1 { margin-bottom: ${token('space-2')}; ${typeStyle('title')} }
  &[data-facts] > div:first-child {
    padding-bottom: ${token('space-6')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  > div:first-child > p { ${text('bodyLg', 'text-secondary')} }
`;

export const Actions = styled.div`
  ${cluster('space-3')}
  ${media.mobile} { > * { width: 100%; } }
`;

export const Aside = styled.div`
  padding-left: ${token('space-8')};
  border-left: ${token('line-hairline')} solid ${token('border-hairline')};
  ${media.belowDesktop} {
    grid-column: 1 / -1;
    padding: ${token('space-6')} 0 0;
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    border-left: 0;
  }
`;
