import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, onInk, responsive, text } from '../../shared/layout/arrange.ts';

/** Like a rating plate: where to transfer at the left, what to write into the transfer at the right; on phones that comes first. */
export const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  border-radius: ${token('radius-card')};
  ${onInk}
  > * { align-content: center; ${responsive('padding', { base: 'space-8', mobile: 'space-5 space-4' })} }
  ${media.belowDesktop} { grid-template-columns: minmax(0, 1fr); }
`;

export const Account = styled.dl`
  display: grid;
  gap: ${token('space-1')};
  > div { ${columns('88px 1fr')} align-items: center; min-height: 36px; }
  dt { ${text('body', 'text-on-ink-secondary')} }
  dd { ${cluster('0 space-2')} align-items: center; ${typeStyle('body')} overflow-wrap: anywhere; }
  [data-face='code'] { font: 400 1rem/1.5rem ${token('font-code')}; }
  [data-face='figure'] { font: 600 1rem/1.5rem ${token('font-figure')}; }
  && button { padding-inline: ${token('space-2')}; border-color: transparent; }
  /* The number of an account and its button share a line. */
  ${media.mobile} {
    > div { grid-template-columns: 64px minmax(0, 1fr); }
    dd { flex-wrap: nowrap; justify-content: space-between; }
    [data-face='code'] { font-size: 0.875rem; white-space: nowrap; }
  }
`;

export const Remittance = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  border-left: ${token('line-hairline')} solid ${token('border-on-ink')};
  p { ${text('small', 'text-on-ink-secondary')} }
  ${media.belowDesktop} { order: -1; border-bottom: ${token('line-hairline')} solid ${token('border-on-ink')}; border-left: 0; }
`;

/** The code under one bracket. */
export const Code = styled.code`
  padding-bottom: ${token('space-2')};
  border: ${token('line-bracket')} solid ${token('marker-bracket')};
  border-top: 0;
  border-image: linear-gradient(
      to top,
      ${token('marker-bracket')} 8px,
      transparent 8px
    )
    1;
  font: 500 2.25rem/2.75rem ${token('font-code')};
  font-variant-ligatures: none;
  letter-spacing: 0.02em;
`;
