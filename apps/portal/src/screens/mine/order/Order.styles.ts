import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, inlineRow, stack, text } from '../../../shared/layout/arrange.ts';

/** The way back to the list, above the title. */
export const Back = styled.p`
  margin-bottom: ${token('space-3')};
  a { ${inlineRow('space-1')} ${text('body', 'text-link')} text-decoration: none; }
  ${media.mobile} {
    margin: calc(-1 * ${token('space-2')}) 0 0;
    a { min-height: ${token('control-touch-min')}; }
  }
`;

export const Title = styled.div`
  ${cluster('space-2 space-4')}
  align-items: center;
`;

/** At the other end of the title's line; below it on phones. */
export const Download = styled.div`
  margin-inline-start: auto;
  ${media.mobile} { flex-basis: 100%; margin-inline-start: 0; }
`;

/** What stands below the title of a card. */
export const Facts = styled.div`
  ${stack('space-6')}
  margin-top: ${token('space-5')};
`;

/** What can be done: at the right, and across the width of a phone. */
export const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space-3')};
  padding-top: ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${media.mobile} { > * { flex: 1; } }
`;

export const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: flex-end;
  gap: ${token('space-4')};
  > :first-child { ${text('body', 'text-secondary')} }
`;

/** Pictures of vouchers in a row. */
export const Vouchers = styled.ul`
  ${cluster('space-3')}
  a {
    display: block;
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-paper')};
  }
  img { display: block; object-fit: contain; }
`;
