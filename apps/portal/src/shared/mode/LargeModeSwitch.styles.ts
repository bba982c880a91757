import { Button, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Filled while the mode is on, so that the state is seen as well as announced. */
export const Switch = styled(Button)`
  &&[aria-pressed='true'] {
    border-color: ${token('color-ink-0')};
    background: ${token('color-ink-0')};
    color: ${token('color-ink-900')};
  }
`;

/** As the words around it, underlined while the mode is on. */
export const PlainSwitch = styled.button`
  display: inline-flex;
  gap: ${token('space-1')};
  align-items: center;
  min-height: ${token('control-touch-min')};
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  cursor: pointer;

  &[aria-pressed='true'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
