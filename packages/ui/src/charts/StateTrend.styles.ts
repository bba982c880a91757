import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing, focusRingOnInk } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';
import { Plot } from './ChartFigure.styles.ts';

/** The plots of a state trend one below the other, each measure under its name. */
export const Room = styled.div`
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space-4')};
    margin-block: ${token('space-4')} ${token('space-1')};
  }
  [data-part='name'] { min-width: 0; ${typeStyle('h4')} overflow-wrap: anywhere; }
  [data-part='name'] > b { font-weight: inherit; }
  [data-part='name'] > span { margin-inline-start: ${token('space-2')}; ${typeStyle('caption')} color: var(--chart-text-muted); }
  [data-part='note'] { ${typeStyle('caption')} color: var(--chart-text-muted); }
`;

export const Strip = styled(Plot)`
  && { height: var(--strip-height); }
  border-radius: ${token('radius-tag')};
  &:focus-visible { ${focusRing} }
  [data-ground='ink'] &:focus-visible { ${focusRingOnInk} }
  [data-part='limit'] { font-family: ${token('font-sans')}; paint-order: stroke; stroke: var(--chart-surface); stroke-width: 3px; }
  ${media.print} { && { height: auto; } }
`;
