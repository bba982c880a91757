import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

/** A field with an icon at its beginning, where no label is shown above it. */
export const Iconed = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 15px;
    left: ${token('space-4')};
    z-index: 1;
    color: ${token('text-tertiary')};
    pointer-events: none;
  }

  input {
    padding-inline-start: ${token('space-10')};
    ${responsive('font-size', { base: '0.9375rem', mobile: '1rem' })}
  }
`;
