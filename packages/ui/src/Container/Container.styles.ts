import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

/** The side margins, or what a notch at the side of a phone in landscape takes if that is more. */
function margins(name: 'layout-tablet-margin' | 'layout-gutter-mobile'): string {
  const side = (edge: 'left' | 'right') => `padding-${edge}: max(${token(name)}, env(safe-area-inset-${edge}, 0px));`;
  return `${side('left')} ${side('right')}`;
}

export const Root = styled.div`
  width: 100%;
  min-width: 0;
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
  margin-inline: auto;
  ${margins('layout-tablet-margin')}
  ${media.mobile} { ${margins('layout-gutter-mobile')} }
`;
