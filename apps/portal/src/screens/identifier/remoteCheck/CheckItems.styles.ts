import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, row, square, text } from '../../../shared/layout/arrange.ts';

export const List = styled.ul`
  ${columns({ base: 2, mobile: 1 })}
  column-gap: ${token('space-8')};
  align-content: start;
`;

/* A red row reaches over the column's edges, so that its words stay in line with the others. */
export const Item = styled.li`
  ${typeStyle('body')}
  ${row('space-3')}
  min-height: 50px;
  margin-inline: calc(-1 * ${token('space-3')});
  padding: ${token('space-2')} ${token('space-3')};
  background-image: linear-gradient(${token('border-hairline')} 0 0);
  background-position: ${token('space-3')} 100%;
  background-size: calc(100% - 2 * ${token('space-3')}) 1px;
  background-repeat: no-repeat;
  svg { flex: none; }
  [data-part='label'] { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  [data-part='value'] { ${text('caption', 'text-secondary')} text-align: right; overflow-wrap: anywhere; }
  &[data-state='scanning'] [data-part='label'] { font-weight: 600; }
  &[data-state='scanning'] [data-part='value'] { color: ${token('text-link')}; }
  &[data-state='fine'] [data-part='value'] { color: ${token('text-success')}; }
  &[data-state='abnormal'] { background: ${token('color-danger-50')}; color: ${token('text-danger')}; }
  &[data-state='abnormal'] [data-part='label'] { color: ${token('text-primary')}; font-weight: 600; }
  &[data-state='abnormal'] [data-part='value'] { color: ${token('text-danger')}; font-weight: 600; }
`;

export const Box = styled.span`
  ${centred}
  flex: none;
  ${square('20px')}
  border: ${token('line-drawing')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')};
  &[data-state='scanning'] { border-color: transparent; }
  &[data-state='fine'] { border-color: currentcolor; color: ${token('text-success')}; }
`;
