import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, text } from '../../../shared/layout/arrange.ts';
import { hoverColour } from '../../../shared/layout/looks.ts';

export const Aside = styled.section`
  min-width: 0;
  h2 { ${typeStyle('h4')} margin-bottom: ${token('space-3')}; }
`;

/** Rows one below the other; on tablets two beside each other. */
export const Rows = styled.ul`
  ${columns({ base: 1, tablet: 2 })}
  ${media.tablet} { column-gap: ${token('space-6')}; }
`;

export const Row = styled.li`
  position: relative;
  ${columns('60px 1fr')}
  align-items: center;
  gap: 2px ${token('space-3')};
  min-height: 77px;
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  & > span:first-child { grid-row: 1 / span 2; ${centred} height: 52px; background: ${token('bg-paper')}; }
  img { width: 60px; height: 52px; object-fit: contain; }
  a { align-self: end; text-decoration: none; ${text('body', 'text-primary')} font-weight: 500; }
  /* The whole row is the target. */
  a::after { content: ''; position: absolute; inset: 0; }
  ${hoverColour('&:hover a', 'text-link')}
`;

export const Price = styled.span`
  align-self: start;
  ${text('caption', 'text-secondary')}
`;
