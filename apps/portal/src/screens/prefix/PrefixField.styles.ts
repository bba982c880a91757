import { media, rem, TextField, token, typedSize } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, inlineRow } from '../../shared/layout/arrange.ts';
import { codeFace } from '../../shared/layout/looks.ts';

export const Place = styled.div`
  position: relative;
  min-width: 0;
`;

export const Affixed = styled(TextField)`
  input { padding-left: calc(12px + var(--lead) + 4px); }
`;

/** What stands before the text that is typed, in the box: below the label, as high as the box. */
export const Lead = styled.span`
  position: absolute;
  top: calc(${rem(24)} + ${token('space-1')});
  left: 12px;
  display: flex;
  align-items: center;
  height: ${token('control-height-md')};
  ${codeFace}
  font-size: ${rem(14)};
  color: ${token('text-tertiary')};
  pointer-events: none;
  ${media.mobile} { height: ${token('control-touch-min')}; }
  ${typedSize}
`;

export const Availability = styled.output`
  ${cluster('0 space-3')}
  align-items: center;
  [data-tone='success'] { ${inlineRow('space-1')} color: ${token('text-success')}; }
`;
