import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** The dial with its reading below. */
export const Dial = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-1')};
  svg { display: block; width: 320px; max-width: 100%; height: auto; overflow: visible; forced-color-adjust: none; }
  text { ${typeStyle('tick')} fill: var(--chart-tick); }
  [data-part='band'] { fill: var(--chart-line); }
  [data-part='band'][data-tone='success'] { fill: var(--chart-success); }
  [data-part='band'][data-tone='warning'] { fill: var(--chart-warning); stroke: var(--chart-warning-edge); }
  [data-part='band'][data-tone='danger'] { fill: var(--chart-danger); }
  [data-part='reached'] { fill: var(--chart-mark); }
  [data-part='limit'] { stroke: var(--chart-text-muted); }
  [data-part='needle'] { fill: var(--chart-text); stroke: var(--chart-surface); }
  [data-part='reading'] { display: flex; flex-wrap: wrap; justify-content: center; align-items: baseline; gap: 0 ${token('space-2')}; text-align: center; }
  strong { font-weight: 600; font-size: 2rem; line-height: 2.5rem; font-family: ${token('font-figure')}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  [data-part='reading'] span { ${typeStyle('small')} color: var(--chart-text-muted); }
  [data-part='state'] { ${typeStyle('small')} font-weight: 600; text-align: center; overflow-wrap: anywhere; }
`;
