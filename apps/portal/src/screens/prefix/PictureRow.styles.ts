import { focusRing, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};

  a:focus-visible {
    ${focusRing}
  }
`;

export const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 160px;
  height: 108px;
  overflow: hidden;
  padding: ${token('space-1')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-paper')};
  ${typeStyle('caption')}
  color: ${token('text-tertiary')};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
