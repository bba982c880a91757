import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, row, stack, text } from '../../../shared/layout/arrange.ts';
import { codeFace } from '../../../shared/layout/looks.ts';

export const Pair = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  align-items: start;
  gap: ${token('space-5')} ${token('space-6')};
`;

export const Actions = styled.div`
  ${cluster('space-3')}
  align-items: center;
  p { ${text('caption', 'text-tertiary')} overflow-wrap: anywhere; }
  p > span + span { ${codeFace} }
  ${media.mobile} { display: grid; }
`;

export const Ticket = styled.div`
  ${cluster('space-3')}
  align-items: flex-end;
`;

export const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  h2 { ${typeStyle('h3')} ${row('space-2')} font-weight: 700; outline: none; }
  h2 > svg { color: ${token('text-success')}; }
  dl { ${stack('space-1')} }
  dt { ${text('caption', 'text-tertiary')} }
  dd { font: 600 1.5rem/2rem ${token('font-code')}; font-variant-ligatures: none; color: ${token('text-primary')}; }
  h3 { ${typeStyle('body')} font-weight: 600; }
  ol { ${text('body', 'text-secondary')} padding-left: ${token('space-5')}; list-style: decimal; }
  ${media.mobile} { justify-items: stretch; }
`;
