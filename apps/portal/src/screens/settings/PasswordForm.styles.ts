import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, text } from '../../shared/layout/arrange.ts';

/** The form; the header stays clear of it when the page scrolls to its top. */
export const Place = styled.div`
  min-width: 0;
  scroll-margin-block: calc(${token('layout-header-height')} + ${token('control-height-lg')} + ${token('space-4')});
  [data-part='after'] { ${text('caption', 'text-tertiary')} }
`;

export const Actions = styled.div`
  ${cluster('space-3')}
  padding-top: ${token('space-2')};
`;
