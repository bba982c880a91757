import { Card, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../../shared/layout/arrange.ts';

/** A small card beside the banner. */
export const SideCard = styled(Card)`
  && { display: flex; flex: 1; flex-direction: column; align-items: flex-start; min-width: 0; }
  h2 { ${typeStyle('h4')} font-size: 0.9375rem; }
  > p { margin: ${token('space-1')} 0 ${token('space-3')}; ${text('caption', 'text-secondary')} }
  > button { width: 100%; }
  > [data-part='code'] {
    margin: 0;
    font: 500 1.25rem/1.75rem ${token('font-code')};
    color: ${token('text-primary')};
    overflow-wrap: anywhere;
  }
  > [data-part='code'] > span + span { color: ${token('text-tertiary')}; }
  > [data-part='way'] { margin: auto 0 0; }
`;
