import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.dl`
  margin: 0;
  & > div { min-width: 0; }
  dt { ${typeStyle('caption')} color: ${token('text-tertiary')}; }
  dd { ${typeStyle('body')} font-size: 0.9375rem; font-weight: 500; overflow-wrap: anywhere; }
  dd[data-face='code'] { font-family: ${token('font-code')}; font-size: 0.875rem; font-variant-ligatures: none; }
  dd[data-face='figure'] { font-family: ${token('font-figure')}; font-size: 1rem; font-variant-numeric: tabular-nums; }

  &[data-ground='ink'] dt { color: ${token('text-on-ink-tertiary')}; }
  &[data-ground='ink'] dd { color: ${token('text-on-ink-primary')}; }

  &[data-variant='grid'] {
    display: grid;
    grid-template-columns: repeat(var(--fact-columns), minmax(0, 1fr));
    overflow: hidden;
    border: 1px solid ${token('border-hairline')};
    border-radius: ${token('radius-card')};
    ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  &[data-variant='grid'] > div {
    padding: 14px ${token('space-4')};
    /* One pixel of each inner line is drawn by the cell's shadow, so that a last, incomplete row keeps its lines. */
    box-shadow: 1px 0 0 ${token('border-hairline')}, 0 1px 0 ${token('border-hairline')}, 1px 1px 0 ${token('border-hairline')};
    ${media.mobile} { padding: 10px ${token('space-3')}; }
  }
  &[data-variant='grid'] > :last-child { grid-column: span var(--fact-rest); }
  ${media.mobile} {
    &[data-variant='grid'] > :last-child { grid-column: auto; }
    &[data-variant='grid'] > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  &[data-variant='grid'][data-ground='ink'],
  &[data-variant='grid'][data-ground='ink'] > div { border-color: ${token('border-on-ink')}; }
  &[data-variant='grid'][data-ground='ink'] > div {
    box-shadow: 1px 0 0 ${token('border-on-ink')}, 0 1px 0 ${token('border-on-ink')}, 1px 1px 0 ${token('border-on-ink')};
  }

  &[data-variant='row'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space-4')} ${token('space-6')};
    ${media.mobile} { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${token('space-4')}; }
  }
  &[data-variant='row'] dd:not([data-face='figure']) { font-size: 0.875rem; font-weight: 400; }
  &[data-variant='row'] dd[data-face='figure'] { font-size: 0.9375rem; }
`;
