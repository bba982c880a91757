import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, text } from '../layout/arrange.ts';

export const Block = styled.section`
  ${columns({ base: '240px 1fr', belowDesktop: 1 })}
  column-gap: ${token('space-12')};
  padding-block: ${token('space-18')} ${token('space-16')};
  & + & { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
  &:focus { outline: none; }
  ${media.belowDesktop} { row-gap: ${token('space-6')}; padding-block: ${token('space-12')}; }
  ${media.mobile} { row-gap: ${token('space-4')}; padding-block: ${token('space-10')}; }
`;

export const Index = styled.p`
  color: ${token('text-link')};
  font: 500 0.8125rem/1.375rem ${token('font-code')};
`;

export const Heading = styled.h2`
  margin-top: ${token('space-2')};
  ${typeStyle('block')}
`;

export const Note = styled.p`
  margin-top: ${token('space-1')};
  ${text('small', 'text-secondary')}
`;

export const Content = styled.div`
  min-width: 0;
`;

export const Words = styled.p`
  ${typeStyle('bodyLg')}
  white-space: pre-line;
`;
