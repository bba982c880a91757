import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The form; the header stays clear of it when the page scrolls to its top. */
export const Place = styled.div`
  min-width: 0;
  scroll-margin-block: calc(${token('layout-header-height')} + ${token('control-height-lg')} + ${token('space-4')});

  [data-part='after'] {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  padding-top: ${token('space-2')};
`;
