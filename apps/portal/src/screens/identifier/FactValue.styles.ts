import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { hoverColour } from '../../shared/layout/looks.ts';

export const TraceLink = styled.span`
  a { color: ${token('text-link')}; text-underline-offset: 3px; }
  ${hoverColour('a:hover', 'text-link-hover')}
`;
