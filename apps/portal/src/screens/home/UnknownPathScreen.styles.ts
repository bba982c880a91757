import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, row, square } from '../../shared/layout/arrange.ts';
import { plainButton } from '../../shared/layout/looks.ts';

export const Bar = styled.div`
  border-bottom: ${token('line-hairline')} solid ${token('color-verdict-warn-border')};
  background: ${token('color-warning-50')};
  color: ${token('color-warning-800')};
`;

export const Row = styled.div`
  ${row('space-2')}
  min-height: ${token('control-height-lg')};
  font-size: 0.875rem;
  line-height: 1.5rem;
  > svg { flex: none; }
`;

export const Close = styled.button`
  ${centred}
  flex: none;
  ${square('control-height-sm')}
  margin-left: auto;
  ${plainButton}
  border-radius: ${token('radius-control')};
  ${media.coarse} { ${square('control-touch-min')} }
`;
