import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, text } from '../../shared/layout/arrange.ts';

export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding: ${token('space-6')};
  border-radius: ${token('radius-card')};
  ${onInk}
  h2 { position: relative; margin-bottom: ${token('space-3')}; ${text('small', 'text-on-ink-secondary')} }
  > :not(svg) { position: relative; }
`;

export const Sample = styled.div`
  margin-top: ${token('space-5')};
  padding-top: ${token('space-4')};
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
  ${text('small', 'text-on-ink-secondary')}
  [data-part='code'] { ${text('codeInline', 'text-on-ink-primary')} font-variant-ligatures: none; overflow-wrap: anywhere; }
  [data-part='code'] > span + span { color: ${token('text-on-ink-link')}; }
`;
