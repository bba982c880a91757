import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { inlineRow } from '../../../shared/layout/arrange.ts';
import { hoverColour } from '../../../shared/layout/looks.ts';

export const Bar = styled.div`
  margin-bottom: ${token('space-5')};
  ${media.mobile} {
    margin-bottom: ${token('space-4')};
    /* The line under the sort links runs from edge to edge. */
    [data-part='tools'] {
      align-items: stretch;
      margin-inline: calc(-1 * ${token('layout-gutter-mobile')});
      padding-inline: ${token('layout-gutter-mobile')};
    }
  }
`;

export const SortLink = styled.span`
  position: relative;
  display: inline-flex;
  a {
    ${inlineRow('space-1')}
    min-height: ${token('control-height-sm')};
    border-radius: ${token('radius-tag')};
    font: 400 0.875rem/1.375rem ${token('font-sans')};
    color: ${token('text-secondary')};
    text-decoration: none;
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    ${hoverColour('&:hover', 'text-link')}
  }
  &:not([data-direction='none']) a { font-weight: 600; color: ${token('text-primary')}; }
  ${media.mobile} {
    /* The bracket of what is active. */
    &:not([data-direction='none'])::after {
      content: '';
      position: absolute;
      inset: auto 0 -1px;
      height: 8px;
      border: ${token('line-active')} solid ${token('marker-bracket')};
      border-top: 0;
      pointer-events: none;
    }
  }
`;
