import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { inlineRow } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const Arrow = styled.a`
  ${inlineRow('space-2')}
  ${itemText('text-link')}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &[data-ground='ink'] { color: ${token('text-on-ink-link')}; }
  ${media.hover} {
    &:hover { color: ${token('text-link-hover')}; }
    &[data-ground='ink']:hover { color: ${token('text-on-ink-primary')}; }
  }
  ${media.coarse} { padding-block: 10px; }
`;
