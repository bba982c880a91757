import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, inlineRow, onInk, responsive, text } from '../../shared/layout/arrange.ts';
import { itemText, sheet } from '../../shared/layout/looks.ts';
import { wholeTarget } from '../../shared/layout/wholeTarget.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: 504fr 324fr 324fr;
  gap: ${token('layout-gutter')};
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);
    > :first-child { grid-column: 1 / -1; }
  }
  ${media.mobile} { grid-template-columns: 1fr; gap: ${token('space-4')}; }
`;

export const Picture = styled.div`
  ${centred}
  ${responsive('height', { base: '260px', mobile: '200px' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('bg-paper')};
  img { ${responsive('width', { base: '320px', mobile: '264px' })} max-height: 240px; }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  ${responsive('padding', { base: 'space-7', mobile: 'space-5' })}
`;

export const Tags = styled.ul`
  display: flex;
  gap: ${token('space-2')};
`;

export const Tag = styled.li`
  padding: 1px ${token('space-2')};
  border-radius: ${token('radius-tag')};
  background: ${token('bg-sunken')};
  ${text('caption', 'text-secondary')}
`;

export const Title = styled.h3`
  margin-top: ${token('space-3')};
  ${typeStyle('h3')}
  a { text-decoration: none; }
  ${wholeTarget}
  a::after { border-radius: ${token('radius-card')}; }
`;

export const Text = styled.p`
  flex: 1;
  margin-top: ${token('space-2')};
  ${itemText('text-secondary')}
`;

export const More = styled.span`
  ${inlineRow('space-2')}
  margin-top: ${token('space-5')};
  ${itemText('text-link')}
  font-weight: 500;
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  ${sheet}
  transition: border-color ${token('motion-fast')}, box-shadow ${token('motion-fast')};
  &[data-ground='ink'] {
    border-color: ${token('bg-ink')};
    ${onInk}
    ${Picture} { border-color: ${token('border-on-ink')}; background: ${token('bg-ink-raised')}; }
    ${Tag} { background: ${token('bg-ink-tag')}; color: ${token('text-on-ink-primary')}; }
    ${Text} { color: ${token('text-on-ink-secondary')}; }
    ${More} { color: ${token('text-on-ink-link')}; }
  }
  ${media.hover} { &:hover { border-color: ${token('border-control-hover')}; box-shadow: ${token('shadow-md')}; } }
`;
