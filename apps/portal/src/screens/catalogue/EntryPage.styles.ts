import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive, text } from '../../shared/layout/arrange.ts';

export const Columns = styled.div`
  ${columns({ base: '240px 1fr', belowDesktop: 1 })}
  column-gap: ${token('space-8')};
  ${responsive('padding-top', { base: 'space-16', belowDesktop: '0' })}
`;

export const Sections = styled.div`
  min-width: 0;
  ${media.belowDesktop} { padding-top: ${token('space-10')}; }
  ${media.mobile} { padding-top: ${token('space-7')}; }
`;

export const Lead = styled.p`
  max-width: 48em;
  margin-bottom: ${token('space-10')};
  ${text('bodyLg', 'text-secondary')}
  white-space: pre-line;
`;
