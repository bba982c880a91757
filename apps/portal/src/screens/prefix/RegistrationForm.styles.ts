import { Card, media, rem, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive, stack, text } from '../../shared/layout/arrange.ts';

export const FormColumn = styled.div`
  ${stack('space-4')}
  min-width: 0;
  > form { gap: ${token('space-4')}; }
`;

/** One part of the form: number and name on top, fields in two columns below. */
export const Panel = styled(Card)`
  ${responsive('padding', { base: 'space-8 space-10 space-10', mobile: 'space-5 space-4 space-6' })}
`;

export const PanelHead = styled.div`
  ${cluster('space-1 space-3')}
  align-items: baseline;
  margin-bottom: ${token('space-6')};
  h2 { ${typeStyle('h3')} font-size: ${rem(18)}; font-weight: 700; }
  [data-part='index'] { ${text('codeInline', 'text-link')} }
  p { margin-left: auto; ${text('caption', 'text-tertiary')} }
  ${media.mobile} {
    margin-bottom: ${token('space-4')};
    p { margin-left: 0; width: 100%; }
  }
`;

/** Fields in two columns; one that is marked as wide takes both. */
export const Fields = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  align-items: start;
  ${responsive('gap', { base: 'space-6', mobile: 'space-5' })}
  > [data-wide] { grid-column: 1 / -1; }
  /* A note that says nothing takes no room. */
  > * > div:has(> output:empty) { margin-top: 0; }
`;
