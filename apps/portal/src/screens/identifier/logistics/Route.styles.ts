import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../../shared/layout/arrange.ts';
import { figureFace } from '../../../shared/layout/looks.ts';

/* Stations beside each other on one line, on phones one below the other. */
export const Line = styled.ol`
  --node: 16px;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  ${media.mobile} { grid-auto-flow: row; }
`;

export const Station = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  padding-top: calc(var(--node) + ${token('space-4')});
  padding-inline-end: ${token('space-4')};
  /* The way to the next station. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: calc(var(--node) / 2 - 1px);
    inset-inline-start: var(--node);
    width: calc(100% - var(--node));
    height: 2px;
    background: ${token('color-primary-500')};
  }
  &::after {
    content: '';
    position: absolute;
    ${responsive('top', { base: '0', mobile: '4px' })}
    inset-inline-start: 0;
    width: var(--node);
    height: var(--node);
    border: 2px solid ${token('color-primary-500')};
    background: ${token('bg-surface')};
  }
  /* Where the shipment is. */
  &:last-child::after { background: linear-gradient(${token('color-primary-500')} 0 0) center / 6px 6px no-repeat ${token('bg-surface')}; }
  &[data-left-out]::after { display: none; }
  &[data-left-out]::before {
    inset-inline-start: 0;
    width: 100%;
    background: repeating-linear-gradient(to right, ${token('color-primary-500')} 0 4px, transparent 4px 8px);
  }
  [data-part='name'] { ${typeStyle('body')} font-weight: 600; overflow-wrap: anywhere; }
  &[data-left-out] [data-part='name'] { ${text('caption', 'text-tertiary')} }
  time { ${text('small', 'text-secondary')} ${figureFace} }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${token('space-3')};
    padding: 0 0 ${token('space-5')} calc(var(--node) + ${token('space-4')});
    &:last-child { padding-bottom: 0; }
    &:not(:last-child)::before {
      top: calc(var(--node) + 4px);
      inset-inline-start: calc(var(--node) / 2 - 1px);
      width: 2px;
      height: calc(100% - var(--node));
    }
    &[data-left-out]::before {
      top: 4px;
      height: 100%;
      background: repeating-linear-gradient(${token('color-primary-500')} 0 4px, transparent 4px 8px);
    }
  }
`;
