import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  min-width: 0;
  color: ${token('text-primary')};
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-1')} ${token('space-5')};
    margin-bottom: ${token('space-5')};
  }
  figcaption > span { ${typeStyle('h4')} }
  figcaption ul { display: flex; gap: ${token('space-5')}; }
  li { ${typeStyle('small')} }
`;

/** A legend square; `data-kind` draws a pattern. Its colour comes through one variable. */
export const Swatch = styled.span`
  flex: none;
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: ${token('space-2')};
  background: var(--swatch, ${token('color-primary-500')});
  border: 1px solid var(--swatch-outline, transparent);
  &[data-kind='hatched'] {
    background: repeating-linear-gradient(-45deg, ${token('color-primary-500')} 0 2px, ${token('color-primary-200')} 2px 4px);
  }
`;

/** The room of the plot, kept while the drawing is on its way. */
export const Plot = styled.div`
  position: relative;
  flex: none;
  height: 280px;
  ${media.mobile} { height: 240px; }
  &[data-kind='donut'] { width: 186px; height: 186px; margin-inline: auto; }
  /* The drawing never makes the page wider than its room. */
  & > [data-part='drawing'] { position: absolute; inset: 0; overflow: visible; }
`;

export const Center = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  pointer-events: none;
  span { ${typeStyle('small')} line-height: 18px; color: ${token('text-tertiary')}; }
  strong { font: 600 24px/32px ${token('font-figure')}; }
`;

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(136px, 40%), 1fr));
  gap: ${token('space-2')} ${token('space-6')};
  margin-block: ${token('space-6')} ${token('space-4')};
  li { display: flex; align-items: center; min-width: 0; }
  [data-part='name'] { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  [data-part='value'] { font: 600 16px/26px ${token('font-figure')}; font-variant-numeric: tabular-nums; }
`;

export const Empty = styled.p`
  display: grid;
  place-items: center;
  height: 280px;
  background: ${token('bg-paper')};
  border-radius: ${token('radius-control')};
  color: ${token('text-tertiary')};
  ${media.mobile} { height: 240px; }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  margin-top: auto;
  padding-top: ${token('space-3')};
  border-top: 1px solid ${token('border-hairline')};
  ${typeStyle('caption')}
  color: ${token('text-tertiary')};
  button {
    position: relative;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-tag')};
    background: none;
    color: ${token('text-link')};
    cursor: pointer;
    &:focus-visible { ${focusRing} }
    &::after { content: ''; position: absolute; inset: -12px -8px; }
  }
  ${media.hover} { button:hover { color: ${token('text-link-hover')}; } }
`;

export const Data = styled.table`
  width: 100%;
  margin-top: ${token('space-3')};
  border-collapse: collapse;
  ${typeStyle('small')}
  th, td { height: 36px; padding: 0 ${token('space-3')}; border-bottom: 1px solid ${token('border-hairline')}; text-align: start; font-weight: 400; }
  thead th { background: ${token('bg-paper')}; color: ${token('text-secondary')}; }
  th:last-child, td:last-child { text-align: end; }
  td:last-child { font-family: ${token('font-figure')}; font-weight: 500; font-variant-numeric: tabular-nums; }
`;

export const Tooltip = styled.div`
  padding: 6px ${token('space-3')};
  background: ${token('chart-tooltip-bg')};
  border-radius: ${token('radius-control')};
  ${typeStyle('caption')}
  color: ${token('chart-tooltip-label')};
  white-space: nowrap;
  b { font-family: ${token('font-figure')}; font-weight: 600; color: ${token('chart-tooltip-value')}; }
`;
