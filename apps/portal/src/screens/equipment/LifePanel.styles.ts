import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, text } from '../../shared/layout/arrange.ts';

export const Line = styled.ol`
  ${columns({ base: 6, tablet: 3, mobile: 1 })}
  ${responsive('gap', { base: 'space-3', mobile: 'space-2' })}
  ${media.tablet} { row-gap: ${token('space-5')}; }
`;

/* The bracket over a stage is its top edge with two short legs; on phones it stands at the left. */
export const Step = styled.li`
  --bracket: ${token('marker-bracket')};
  --bracket-width: ${token('line-bracket')};
  position: relative;
  min-width: 0;
  padding-top: ${token('space-6')};
  ${text('small', 'text-secondary')}
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 10px;
    border: var(--bracket-width) solid var(--bracket);
    border-top: 0;
  }
  h3 { ${text('h4', 'text-primary')} }
  p { font-family: ${token('font-figure')}, ${token('font-sans')}; font-variant-numeric: tabular-nums; }
  &[data-status='current'] {
    --bracket-width: 2.5px;
    h3 { color: ${token('text-link')}; }
  }
  &[data-status='coming'],
  &[data-status='skipped'] {
    --bracket: ${token('border-strong')};
    h3 { color: ${token('text-tertiary')}; }
  }
  ${media.mobile} {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr) minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${token('space-2')};
    padding: ${token('space-1')} 0 ${token('space-1')} ${token('space-3')};
    &::before { inset: 0 auto 0 0; width: 6px; height: auto; border: var(--bracket-width) solid var(--bracket); border-right: 0; }
    h3 { font-size: 0.875rem; }
    [data-part='note'] { text-align: end; }
  }
`;
