import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { stack, text } from '../../shared/layout/arrange.ts';
import { Panel } from '../../shared/personal/Panel.styles.ts';

/** The card of a list, which is focused after a page turn. */
export const ListPanel = styled(Panel)`
  /* Room for the header, which stays in view. */
  scroll-margin-top: calc(${token('layout-header-height')} + ${token('space-6')});
  &:focus { outline: none; }
  ${media.mobile} { scroll-margin-top: ${token('layout-header-height-mobile')}; }
`;

/** A list below the title of its card. */
export const ListArea = styled.div`
  ${stack('space-6')}
  margin-top: ${token('space-4')};
`;

/** What a row is about, and one thing about it below. */
export const Named = styled.span`
  display: grid;
  min-width: 0;
  white-space: normal;
  [data-part='note'] { ${text('caption', 'text-tertiary')} }
`;

/** Words where the column has figures. */
export const Plain = styled.span`
  ${typeStyle('body')}
`;
