import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive } from '../../../shared/layout/arrange.ts';

export const BarcodeColumns = styled.div`
  ${columns({ base: '240px 1fr', mobile: 1 })}
  ${responsive('gap', { base: 'space-8', mobile: 'space-5' })}
  align-items: start;
  ${responsive('padding', { base: 'space-8', mobile: 'space-5 space-4' })}
  &[data-bars='none'] { grid-template-columns: minmax(0, 1fr); }
`;

/* Bars are dark on light in every theme: readers need them so. */
export const Bars = styled.span`
  display: grid;
  gap: ${token('space-1')};
  justify-items: center;
  width: 100%;
  padding: ${token('space-5')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-ink-0')};
  color: ${token('color-ink-900')};
  font: 500 1rem/1.5rem ${token('font-code')};
  letter-spacing: 0.12em;
  & > svg { width: 100%; height: 108px; }
`;

export const Kind = styled.p`
  ${cluster('space-2 space-3')}
  align-items: center;
  margin-bottom: ${token('space-3')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  & > code { font-family: ${token('font-code')}; color: ${token('text-primary')}; }
`;

export const Item = styled.div`
  ${columns({ base: '64px 1fr auto', mobile: '64px 1fr' })}
  gap: ${token('space-4')};
  align-items: center;
  margin-top: ${token('space-5')};
  padding: ${token('space-4')};
  border: 1px solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  & img { width: 64px; height: 48px; object-fit: contain; }
  & [data-part='code'] { font: 500 1.0625rem/1.625rem ${token('font-code')}; overflow-wrap: anywhere; }
  & [data-part='maker'] { font-size: 0.875rem; line-height: 1.375rem; color: ${token('text-secondary')}; }
  ${media.mobile} { & > :nth-child(3) { grid-column: 1 / -1; } }
`;

export const Acts = styled.div`
  ${cluster('space-3')}
  align-items: center;
  margin-top: ${token('space-5')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
`;

export const LinkCode = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-top: ${token('space-5')};
  font: 400 1.25rem/2rem ${token('font-code')};
  color: ${token('text-tertiary')};
  overflow-wrap: anywhere;
  ${media.mobile} { font-size: 1rem; }
`;

export const LinkPart = styled.span`
  display: inline-grid;
  color: ${token('text-primary')};
  font-weight: 500;
  & > small {
    margin-top: 2px;
    padding-top: ${token('space-1')};
    border: 1.5px solid ${token('marker-bracket')};
    border-top: 0;
    height: 8px;
    line-height: 2.25rem;
    font: 400 0.8125rem/2.25rem ${token('font-sans')};
    color: ${token('text-secondary')};
    white-space: nowrap;
  }
  & > code { font: inherit; }
  &:has(> small) { margin-bottom: 28px; }
`;
