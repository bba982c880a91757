import { Button, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { inlineRow } from '../layout/arrange.ts';
import { plainButton } from '../layout/looks.ts';

/** Filled while the mode is on, so that the state is visible as well as announced. */
export const Switch = styled(Button)`
  &&[aria-pressed='true'] { border-color: ${token('color-ink-0')}; background: ${token('color-ink-0')}; color: ${token('color-ink-900')}; }
`;

/** Like the text around it, underlined while the mode is on. */
export const PlainSwitch = styled.button`
  ${inlineRow('space-1')}
  min-height: ${token('control-touch-min')};
  ${plainButton}
  &[aria-pressed='true'] { text-decoration: underline; text-underline-offset: 3px; }
`;
