import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row } from '../../shared/layout/arrange.ts';
import { pageWidth } from '../../shared/layout/looks.ts';

/* One line of any length: it scrolls sideways, and starts at its end, which matters most. */
export const Line = styled.div`
  ${row('space-2')}
  ${pageWidth('layout-gutter')}
  height: 44px;
  ${responsive('padding-inline', { base: 'layout-gutter', mobile: 'layout-gutter-mobile' })}
  ${typeStyle('small')}
  & > span { flex: none; color: ${token('text-secondary')}; }
  & > nav { display: flex; flex: 1; flex-direction: row-reverse; min-width: 0; overflow-x: auto; scrollbar-width: none; }
  ol { flex: none; flex-wrap: nowrap; margin-inline-end: auto; width: max-content; padding-block: 12px; }
  li { max-width: none; white-space: nowrap; }
  /* Codes have slashes of their own. */
  li + li::before { content: '→' / ''; }
`;
