import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  border-bottom: ${token('line-hairline')} solid ${token('color-verdict-warn-border')};
  background: ${token('color-warning-50')};
  color: ${token('color-warning-800')};
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('control-height-lg')};
  font-size: 0.875rem;
  line-height: 1.5rem;

  > svg {
    flex: none;
  }
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token('control-height-sm')};
  height: ${token('control-height-sm')};
  margin-left: auto;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-control')};
  background: none;
  cursor: pointer;

  ${media.coarse} {
    width: ${token('control-touch-min')};
    height: ${token('control-touch-min')};
  }
`;
