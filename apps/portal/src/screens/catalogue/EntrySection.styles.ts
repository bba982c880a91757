import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';

export const Block = styled.section`
  & + & {
    ${responsive('margin-top', { base: 'space-16', mobile: 'space-10' })}
    ${responsive('padding-top', { base: 'space-14', mobile: 'space-8' })}
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
  &:focus { outline: none; }
`;

export const Heading = styled.h2`
  ${typeStyle('block')}
  ${responsive('margin-bottom', { base: 'space-6', mobile: 'space-4' })}
`;

export const Intro = styled.p`
  max-width: 48em;
  margin-bottom: ${token('space-6')};
  color: ${token('text-secondary')};
  font-size: 0.9375rem;
  line-height: 1.625rem;
  white-space: pre-line;
`;
