import { media, token, typeStyle } from '@lima-id/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { cluster, text } from '../../../../shared/layout/arrange.ts';

/** The comparison on paper: across the sheet, whole, and no row in two. */
export const ComparisonOnPaper = createGlobalStyle`
  @media print {
    @page { size: A4 landscape; margin: 12mm; }
    main [data-part='box'] { overflow: visible !important; }
    main thead th { position: static !important; }
    main tr { break-inside: avoid; }
  }
`;

export const Head = styled.div`
  ${cluster('space-4 space-6')}
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${token('space-6')};
  h1 { ${typeStyle('title')} overflow-wrap: anywhere; }
`;

export const Bar = styled.div`
  ${cluster('space-3')}
  ${media.mobile} {
    width: 100%;
    & > * { flex: 1 1 0; }
  }
`;

export const Choices = styled.fieldset`
  ${cluster('space-2 space-6')}
  min-width: 0;
  margin: 0 0 ${token('space-4')};
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${token('space-1')}; ${text('small', 'text-secondary')} }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token('control-touch-min')};
    color: ${token('text-link')};
    text-decoration: none;
  }
  ${media.hover} { a:hover { color: ${token('text-link-hover')}; text-decoration: underline; } }
`;

export const Figure = styled.span`
  font: 600 0.9375rem/1.375rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
`;

export const PrintNote = styled.p`
  padding-bottom: ${token('space-18')};
  ${text('caption', 'text-tertiary')}
  @media print { padding: ${token('space-4')} 0 0; }
`;
