import { token } from '@lima-id/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';
import { ellipsis } from '../../shared/layout/looks.ts';

/** While a plate is rendered, nothing else is printed. */
export const OnlyThePlate = createGlobalStyle`
  @media print {
    body > :not([data-print='plate']) { display: none !important; }
    @page { margin: 10mm; }
  }
`;

/* A plate of 90 by 50 mm, in ink on white whatever the theme: it is paper or metal. */
export const Plate = styled.section`
  display: none;
  @media print {
    ${columns('1fr max-content')}
    grid-template-rows: max-content 1fr max-content;
    column-gap: 3mm;
    width: 90mm;
    height: 50mm;
    padding: 3mm;
    border: 0.4mm solid ${token('color-ink-900')};
    border-radius: 2mm;
    background: ${token('color-ink-0')};
    color: ${token('color-ink-900')};
    break-inside: avoid;
  }
  h2 { grid-column: 1 / -1; ${ellipsis} font: 700 4.2mm/6mm ${token('font-sans')}; }
  & > span { grid-column: 2; grid-row: 2; align-self: center; }
  dl { grid-column: 1; grid-row: 2; align-self: center; font: 400 2.8mm/4.6mm ${token('font-sans')}; }
  dl > div { display: grid; grid-template-columns: 13mm minmax(0, 1fr); }
  dd { overflow-wrap: anywhere; }
  p {
    grid-column: 1 / -1;
    padding-top: 1mm;
    border-top: 0.2mm solid ${token('color-ink-900')};
    font: 500 4mm/5.4mm ${token('font-code')};
    font-variant-ligatures: none;
    overflow-wrap: anywhere;
  }
`;
