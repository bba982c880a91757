import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { inlineRow, text } from '../../shared/layout/arrange.ts';

/** Option buttons of 72 px, each with an icon, a name and what it means. */
export const Modes = styled.div`
  && [data-variant='box'] {
    gap: ${token('space-4')};
    > label {
      justify-content: start;
      min-width: 280px;
      min-height: 72px;
      padding: ${token('space-3')} ${token('space-5')};
      text-align: start;
    }
    ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: ${token('space-3')}; }
  }
`;

export const Mode = styled.span`
  ${inlineRow('space-4')}
  > svg { flex: none; }
  > span { display: grid; ${typeStyle('h4')} }
  small { ${text('caption', 'text-secondary')} }
`;
