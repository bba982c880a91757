import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, row } from '../../shared/layout/arrange.ts';
import { itemText, plainButton } from '../../shared/layout/looks.ts';

export const Pair = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  gap: ${token('layout-gutter')};
`;

export const Head = styled.div`
  ${row('space-6')}
  justify-content: space-between;
  min-height: 175px;
  padding: ${token('space-6')} ${token('space-8')};
  > img { flex: none; }
  ${media.belowDesktop} {
    padding: ${token('space-5')} ${token('space-6')};
    > img { width: 112px; }
  }
  ${media.mobile} {
    gap: ${token('space-4')};
    min-height: 0;
    padding: ${token('space-5')} ${token('space-4')};
    > img { width: 96px; }
  }
`;

export const Letter = styled.p`
  color: ${token('text-link')};
  font: 500 0.8125rem/1.375rem ${token('font-code')};
`;

export const Name = styled.h3`
  ${typeStyle('block')}
`;

export const Summary = styled.p`
  max-width: 14em;
  margin-top: ${token('space-1')};
  ${itemText('text-secondary')}
`;

export const Identity = styled.li`
  position: relative;
  ${row('space-4')}
  justify-content: space-between;
  ${responsive('padding', { base: 'space-5 space-8', belowDesktop: 'space-5 space-6', mobile: 'space-4' })}
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  &:last-child { border-radius: 0 0 ${token('radius-card')} ${token('radius-card')}; }
  ${media.hover} {
    &:hover { background: ${token('bg-paper')}; }
    &:hover h4 { color: ${token('text-link')}; }
  }
`;

export const Words = styled.div`
  ${row('space-4')}
  flex: 1;
  justify-content: space-between;
  min-width: 0;
  ${media.mobile} { flex-direction: column; gap: ${token('space-2')}; align-items: start; }
`;

export const Onward = styled.span`
  display: grid;
  flex: none;
  color: ${token('text-tertiary')};
`;

/** Covers its row, which answers as a whole. */
export const Ask = styled.button`
  position: absolute;
  inset: 0;
  ${plainButton}
  border-radius: inherit;
  &:focus-visible { outline-offset: -2px; }
`;

export const IdentityName = styled.h4`
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.625rem;
`;

export const IdentityText = styled.p`
  ${itemText('text-secondary')}
`;
