import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const SkipLink = styled.a`
  position: absolute;
  left: ${token('space-4')};
  top: -100px;
  z-index: ${token('z-toast')};
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};
  text-decoration: none;

  &:focus {
    top: ${token('space-3')};
  }
`;

export const Main = styled.main`
  display: block;
  min-height: 60vh;

  &:focus {
    outline: none;
  }
`;

/* The room of the footer until it has come. */
export const EndPlace = styled.div`
  height: 440px;
  background: ${token('bg-footer')};
`;
