import { token, typedSize } from '@lima-id/ui';
import { styled } from 'styled-components';

/** A field with an icon at its beginning, where no label is shown above it. */
export const Iconed = styled.div`
  position: relative;
  > svg { position: absolute; top: 15px; left: ${token('space-4')}; z-index: 1; color: ${token('text-tertiary')}; pointer-events: none; }
  input { padding-inline-start: ${token('space-10')}; font-size: 0.9375rem; ${typedSize} }
`;
