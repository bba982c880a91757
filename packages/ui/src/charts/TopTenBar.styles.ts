import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Ranks = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  display: grid;
  grid-template-columns: 20px fit-content(30%) minmax(0, 1fr) auto;
  column-gap: ${token('space-3')};
  ${media.mobile} { grid-template-columns: 20px fit-content(36%) minmax(0, 1fr) auto; }
  li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; min-height: 36px; break-inside: avoid; }
  [data-part='rank'] {
    display: grid;
    place-items: center start;
    height: 20px;
    ${typeStyle('tick')}
    color: var(--chart-text-muted);
  }
  [data-place='top'] [data-part='rank'] {
    place-items: center;
    background: ${token('action-ink-bg')};
    color: ${token('action-ink-text')};
    font-weight: 600;
    forced-color-adjust: none;
  }
  [data-ground='ink'] & [data-place='top'] [data-part='rank'] { background: ${token('text-on-ink-primary')}; color: ${token('bg-ink')}; }
  [data-part='name'] { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-part='bar'] { display: flex; gap: 1.5px; height: 10px; width: var(--share); min-width: 1px; forced-color-adjust: none; }
  [data-part='bar'] > span { flex: var(--part) 1 0; min-width: 1px; background: var(--swatch, ${token('chart-rank-muted')}); box-shadow: inset 0 0 0 1px var(--swatch-outline, transparent); }
  [data-place='top'] [data-part='bar'] > span { background: var(--swatch, var(--chart-mark)); }
  [data-part='value'] { min-width: 48px; text-align: end; font-family: ${token('font-figure')}; font-weight: 600; font-variant-numeric: tabular-nums; }
`;
