import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';
import { hoverColour } from '../../shared/layout/looks.ts';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';

export const Heading = styled.h2`
  ${typeStyle('h4')}
  padding-bottom: ${token('space-3')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
`;

export const Item = styled.li`
  position: relative;
  padding-block: ${token('space-3')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  &:last-child { border-bottom: 0; }
  a { ${text('body', 'text-primary')} text-decoration: none; }
  ${wholeTarget}
  ${hoverColour('&:hover a', 'text-link')}
`;
