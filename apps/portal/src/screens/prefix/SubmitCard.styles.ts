import { Card, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, stack } from '../../shared/layout/arrange.ts';

export const Sheet = styled(Card)`
  ${stack('space-4')}
  ${responsive('padding', { base: 'space-5 space-10', mobile: 'space-4' })}
`;

export const Row = styled.div`
  ${cluster('space-3 space-6')}
  align-items: center;
  justify-content: space-between;
  &[data-part='draft'] {
    min-height: ${token('control-height-sm')};
    padding-top: ${token('space-3')};
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};
  > button:last-child { min-width: 136px; }
  ${media.mobile} {
    width: 100%;
    > button { flex: 1; min-width: 0; }
  }
`;

export const Hint = styled.strong`
  display: block;
  color: ${token('text-danger')};
`;
