import { media, rem, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive, row, text } from '../../shared/layout/arrange.ts';

export const Sheet = styled.span`
  ${row('space-1')}
  flex: none;
  flex-direction: column;
  justify-content: center;
  ${responsive('width', { base: '64px', mobile: '52px' })}
  ${responsive('height', { base: '72px', mobile: '60px' })}
  border: ${token('line-hairline')} solid ${token('border-default')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-surface')};
  font: 600 ${rem(12)}/${rem(16)} ${token('font-figure')};
  color: ${token('text-secondary')};
`;

export const Row = styled.li`
  ${columns({ base: 'auto 1fr auto', mobile: 'auto 1fr' })}
  gap: ${token('space-5')};
  align-items: center;
  padding-block: ${token('space-6')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  &:first-child { padding-top: 0; }
  h2 { ${text('h4', 'text-primary')} }
  [data-part='summary'] { ${text('body', 'text-secondary')} }
  [data-part='facts'] {
    ${cluster('0 space-5')}
    font: 500 ${rem(13)}/${rem(24)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  [data-part='actions'] { display: flex; gap: ${token('space-2')}; }
  &[data-shown] {
    h2 { color: ${token('text-link')}; }
    ${Sheet} { border-color: ${token('action-primary-bg')}; background: ${token('bg-selected')}; color: ${token('text-link')}; }
  }
  ${media.mobile} {
    gap: ${token('space-3')} ${token('space-4')};
    align-items: start;
    padding-block: ${token('space-4')};
    [data-part='actions'] { grid-column: 2; gap: ${token('space-3')}; }
    [data-part='actions'] > * { flex: 1; min-height: ${token('control-touch-min')}; }
  }
`;
