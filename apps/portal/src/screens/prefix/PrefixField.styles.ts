import { media, rem, TextField, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Place = styled.div`
  position: relative;
  min-width: 0;
`;

export const Affixed = styled(TextField)`
  input {
    padding-left: calc(12px + var(--lead) + 4px);
  }
`;

/** What stands before the text that is typed, in the box: below the label, as high as the box. */
export const Lead = styled.span`
  position: absolute;
  top: calc(${rem(24)} + ${token('space-1')});
  left: 12px;
  display: flex;
  align-items: center;
  height: ${token('control-height-md')};
  font-family: ${token('font-code')};
  font-size: ${rem(14)};
  font-variant-ligatures: none;
  color: ${token('text-tertiary')};
  pointer-events: none;

  ${media.mobile} {
    height: ${token('control-touch-min')};
    font-size: ${rem(16)};
  }
`;

export const Availability = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};

  [data-tone='success'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    color: ${token('text-success')};
  }
`;
