import { Card, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, stack, text } from '../../shared/layout/arrange.ts';

/** The head of what was submitted: how the review stands. */
export const Sheet = styled(Card)`
  ${stack('space-5')}
  justify-items: start;
  ${responsive('padding', { base: 'space-8 space-10', mobile: 'space-5 space-4 space-6' })}
  dl { width: 100%; }
`;

export const Words = styled.div`
  ${stack('space-1')}
  h2 { ${typeStyle('h3')} font-weight: 700; outline: none; }
  p { ${text('body', 'text-secondary')} overflow-wrap: anywhere; }
`;

/** The prefix as it stands on a rating plate. */
export const Plate = styled.div`
  width: 100%;
  ${responsive('padding', { base: 'space-8', mobile: 'space-5 space-4' })}
  border-radius: ${token('radius-control')};
  background: ${token('bg-ink')};
`;

export const Actions = styled.div`
  ${cluster('space-3')}
  ${media.mobile} {
    width: 100%;
    > * { flex: 1; white-space: nowrap; }
    > :first-child:nth-last-child(n + 3) { flex-basis: 100%; }
  }
`;

/** What has to be changed: one row for each field. */
export const Marked = styled.ul`
  display: grid;
  width: 100%;
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${typeStyle('body')}
  li {
    ${cluster('0 space-4')}
    padding-block: ${token('space-2')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  strong { min-width: 80px; font-weight: 600; }
  span { color: ${token('text-danger')}; }
`;
