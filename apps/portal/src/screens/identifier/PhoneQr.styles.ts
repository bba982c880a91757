import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { square, text } from '../../shared/layout/arrange.ts';

export const Figure = styled.figure`
  justify-self: end;
  width: max-content;
`;

/* 110 px of picture and 12 px of quiet zone; the finder frame stands 8 px outside. */
export const Sheet = styled.span`
  display: block;
  ${square('134px')}
  margin: ${token('space-2')};
  border-radius: ${token('radius-tag')};
  background: ${token('bg-code')};
`;

export const Caption = styled.figcaption`
  margin-top: ${token('space-2')};
  text-align: center;
  ${text('caption', 'text-on-ink-secondary')}
  line-height: 1.125rem;
  ${media.mobile} { display: none; }
`;
