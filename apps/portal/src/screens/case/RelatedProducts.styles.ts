import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, text } from '../../shared/layout/arrange.ts';
import { sheet } from '../../shared/layout/looks.ts';

/** A card that is one link: picture, name, traits; on phones beside each other. */
export const Item = styled.li`
  position: relative;
  min-width: 0;
  ${sheet}
  ${media.mobile} { display: grid; grid-template-columns: 113px minmax(0, 1fr); min-height: 94px; }
  transition: border-color ${token('motion-fast')}, box-shadow ${token('motion-fast')};
  ${media.hover} { &:hover { border-color: ${token('border-control-hover')}; box-shadow: ${token('shadow-md')}; } }
`;

export const Picture = styled.div`
  ${centred}
  height: 150px;
  border-radius: 5px 5px 0 0;
  background: ${token('bg-paper')};
  img { max-width: 90%; height: 132px; object-fit: contain; }
  ${media.mobile} { height: auto; border-radius: 5px 0 0 5px; img { height: 72px; } }
`;

export const Words = styled.div`
  min-height: 54px;
  padding: ${token('space-4')} ${token('space-5')};
  ${media.mobile} { align-self: center; min-height: 0; padding-block: ${token('space-2')}; }
`;

export const Name = styled.h3`
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.5rem;
  a { text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
`;

export const Traits = styled.p`
  ${text('small', 'text-secondary')}
`;
