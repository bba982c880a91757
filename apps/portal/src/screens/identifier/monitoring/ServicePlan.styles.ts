import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, text } from '../../../shared/layout/arrange.ts';
import { figureFace } from '../../../shared/layout/looks.ts';

/* The next service: its hours large, the words beside them. */
export const Next = styled.p`
  ${text('body', 'text-secondary')}
  b { margin-inline-end: ${token('space-2')}; ${typeStyle('figureXl')} color: ${token('text-primary')}; }
  &[data-state='due'], &[data-state='overdue'] { ${typeStyle('h4')} color: ${token('text-warning')}; }
`;

export const Use = styled.p`
  ${text('caption', 'text-tertiary')}
  font-variant-numeric: tabular-nums;
`;

export const Services = styled.ul`
  margin-block: ${token('space-4')} ${token('space-5')};
`;

export const Service = styled.li`
  padding-block: ${token('space-3')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  [data-part='head'] { display: flex; align-items: baseline; justify-content: space-between; gap: ${token('space-3')}; }
  h3 { ${typeStyle('body')} font-weight: 600; overflow-wrap: anywhere; }
  h3 + span, [data-part='name'] span { ${text('caption', 'text-tertiary')} overflow-wrap: anywhere; }
  [data-part='left'] { flex: none; ${text('caption', 'text-secondary')} ${figureFace} }
  [data-part='left'] b { font-weight: 600; font-size: 0.875rem; color: ${token('text-primary')}; }
  p { ${text('caption', 'text-tertiary')} font-variant-numeric: tabular-nums; }
  &[data-state='due'] p, &[data-state='overdue'] p { color: ${token('text-warning')}; }
`;

/** Modules that show the used share of an interval: the next service in full colour. */
export const Modules = styled.div`
  ${columns(1)}
  grid-template-columns: repeat(30, minmax(0, 1fr));
  gap: 2px;
  margin-block: ${token('space-1')};
  forced-color-adjust: none;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  i { height: 8px; background: ${token('color-ink-150')}; }
  i[data-used] { background: ${token('color-primary-300')}; }
  &[data-next] i[data-used] { background: ${token('color-primary-600')}; }
  &[data-late] i[data-used] { background: ${token('color-warning-300')}; }
`;

export const Name = styled.div`
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space-2')};
`;
