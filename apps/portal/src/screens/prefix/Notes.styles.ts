import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { inlineRow, responsive, stack, text } from '../../shared/layout/arrange.ts';
import { numberedList, plainButton } from '../../shared/layout/looks.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  ${responsive('padding', { base: 'space-3 space-6', mobile: 'space-1 space-4' })}
  h2 { ${typeStyle('h4')} }
  button {
    ${inlineRow('space-1')}
    ${responsive('min-height', { base: 'control-height-sm', mobile: 'control-touch-min' })}
    ${plainButton}
    ${text('small', 'text-secondary')}
  }
`;

export const List = styled.ol`
  ${stack('space-2')}
  ${responsive('padding', { base: 'space-4 space-6 space-6', mobile: 'space-3 space-4 space-4' })}
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${text('small', 'text-secondary')}
  ${numberedList}
  &[hidden] { display: none; }
`;
