import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, stack, text } from '../../../shared/layout/arrange.ts';

export const Ready = styled.div`
  ${cluster('space-4')}
  align-items: center;
  justify-content: space-between;
  h3 { ${typeStyle('h4')} margin-bottom: ${token('space-1')}; }
  ${media.mobile} { display: grid; justify-content: stretch; }
`;

/* The drawing is 400 px wide. The summary is below it, the findings next to it, and the passed items at the left again. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${token('space-6')} ${token('space-8')};
  ${media.belowDesktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: ${token('space-6')}; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; }
  &[data-phase='healthy'] [data-finder] { --bar: ${token('text-success')}; --dot: ${token('text-success')}; }
  &[data-phase='abnormal'] [data-finder] { --bar: ${token('text-danger')}; --dot: ${token('text-danger')}; }
`;

export const Side = styled.div`
  ${stack('space-2')}
  align-content: start;
  outline: none;
  /* The frame is as wide as the column. */
  > span { display: block; }
`;

/* On phones it precedes the passed items. */
export const Main = styled.div`
  display: grid;
  gap: ${token('space-5')};
  min-width: 0;
  grid-row: 1 / span 2;
  grid-column: 2;
  ${media.mobile} { grid-area: auto; }
`;

export const Back = styled.div`
  ${stack('space-3')}
`;

export const Passed = styled.div`
  min-width: 0;
  ${media.fromTablet} { grid-column: 1; }
`;

export const Actions = styled.div`
  ${cluster('space-3')}
  margin-top: ${token('space-3')};
  &[data-spread] > :first-child { flex: 1 1 auto; }
  ${media.mobile} { ${columns(1)} }
`;

export const Figure = styled.p`
  ${text('body', 'text-primary')}
  margin-top: ${token('space-2')};
  strong { font: 600 2.25rem/1.25 ${token('font-figure')}; font-variant-numeric: tabular-nums; }
  &[data-tone='fine'] { ${text('h1', 'text-success')} }
  &[data-tone='abnormal'] strong { color: ${token('text-danger')}; }
`;

export const Words = styled.p`
  ${text('caption', 'text-secondary')}
`;

export const Progress = styled.progress`
  width: 100%;
  height: 4px;
  margin-top: ${token('space-3')};
  border: 0;
  background: ${token('color-primary-100')};
  -webkit-appearance: none;
  appearance: none;
  &::-webkit-progress-bar { background: ${token('color-primary-100')}; }
  &::-webkit-progress-value { background: ${token('color-primary-500')}; }
  &::-moz-progress-bar { background: ${token('color-primary-500')}; }
`;
