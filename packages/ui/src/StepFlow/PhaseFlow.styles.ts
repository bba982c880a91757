import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.ol`
  display: grid;
  grid-template-columns: var(--widths);
  gap: ${token('space-6')};
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: ${token('space-7')}; }
`;

export const Phase = styled.li`
  min-width: 0;
  [data-part='head'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    margin-bottom: ${token('space-5')};
    padding-bottom: ${token('space-5')};
  }
  [data-part='head']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${token('space-2')};
    border: ${token('line-bracket')} solid ${token('marker-bracket')};
    border-top: 0;
  }
  h2, h3, h4 { margin: 0; font: 600 ${rem(16)}/${rem(24)} ${token('font-sans')}; color: ${token('text-primary')}; }
  [data-part='note'] { font-size: ${rem(13)}; line-height: ${rem(22)}; color: ${token('text-tertiary')}; }
  & > ol {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${token('space-2')} ${token('space-6')};
    ${media.mobile} { grid-template-columns: minmax(0, 1fr); }
  }
  & > ol > li { display: flex; gap: 18px; font-size: ${rem(14)}; line-height: ${rem(24)}; color: ${token('text-primary')}; }
  [data-part='number'] {
    flex: none;
    min-width: 8px;
    font: 500 ${rem(15)}/${rem(24)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-link')};
  }
`;
