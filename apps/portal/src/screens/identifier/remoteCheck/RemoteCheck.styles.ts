import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};

  h3 {
    ${typeStyle('h4')}
    margin-bottom: ${token('space-1')};
  }

  ${media.mobile} {
    display: grid;
    justify-content: stretch;
  }
`;

/* The drawing is 400 px wide. Below it stands what the check came to, beside it what was found, and what is in order at the left again. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 400px) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: ${token('space-6')} ${token('space-8')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${token('space-6')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }

  &[data-phase='healthy'] [data-finder] {
    --bar: ${token('text-success')};
    --dot: ${token('text-success')};
  }

  &[data-phase='abnormal'] [data-finder] {
    --bar: ${token('text-danger')};
    --dot: ${token('text-danger')};
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-2')};
  outline: none;

  /* The frame is as wide as the column. */
  > span {
    display: block;
  }
`;

/* On phones it comes before what is in order. */
export const Main = styled.div`
  display: grid;
  gap: ${token('space-5')};
  min-width: 0;
  grid-row: 1 / span 2;
  grid-column: 2;

  ${media.mobile} {
    grid-area: auto;
  }
`;

export const Back = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

export const Passed = styled.div`
  min-width: 0;

  ${media.fromTablet} {
    grid-column: 1;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  margin-top: ${token('space-3')};

  &[data-spread] > :first-child {
    flex: 1 1 auto;
  }

  ${media.mobile} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Figure = styled.p`
  ${typeStyle('body')}
  margin-top: ${token('space-2')};
  color: ${token('text-primary')};

  strong {
    font: 600 2.25rem/1.25 ${token('font-figure')};
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='fine'] {
    ${typeStyle('h1')}
    color: ${token('text-success')};
  }

  &[data-tone='abnormal'] strong {
    color: ${token('text-danger')};
  }
`;

export const Words = styled.p`
  ${typeStyle('caption')}
  color: ${token('text-secondary')};
`;

export const Progress = styled.progress`
  width: 100%;
  height: 4px;
  margin-top: ${token('space-3')};
  border: 0;
  background: ${token('color-primary-100')};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${token('color-primary-100')};
  }

  &::-webkit-progress-value {
    background: ${token('color-primary-500')};
  }

  &::-moz-progress-bar {
    background: ${token('color-primary-500')};
  }
`;
