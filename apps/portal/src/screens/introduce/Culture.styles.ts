import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';
import { itemText, wholeWords } from '../../shared/layout/looks.ts';

/** Columns between hairlines, one below the other where there is no room. */
export const Parts = styled.ul`
  ${columns({ base: 3, belowDesktop: 1 })}
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
  ${media.belowDesktop} { border-top: 0; }
`;

export const Part = styled.li`
  padding: 36px 36px ${token('space-1')};
  &:first-child { padding-inline-start: 0; }
  & + & { border-inline-start: ${token('line-hairline')} solid ${token('border-on-ink')}; }
  ${media.belowDesktop} {
    padding: ${token('space-7')} 0;
    border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
    & + & { border-inline-start: 0; }
    &:last-child { padding-bottom: 0; }
  }
`;

export const Label = styled.span`
  display: block;
  margin-bottom: ${token('space-2')};
  ${itemText('text-on-ink-link')}
  font-weight: 400;
`;

export const Title = styled.h3`
  margin-top: ${token('space-6')};
  color: ${token('text-on-ink-primary')};
  font: 600 1.375rem/2.125rem ${token('font-sans')};
  ${wholeWords}
  text-wrap: balance;
  ${media.mobile} { ${typeStyle('h3')} }
`;

export const Text = styled.p`
  margin-top: ${token('space-2')};
  ${itemText('text-on-ink-secondary')}
`;
