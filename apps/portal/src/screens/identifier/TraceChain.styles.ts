import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/* One line, however long the way was: it scrolls sideways, and begins at its end, which is what one is looking at. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  height: 44px;
  margin-inline: auto;
  padding-inline: ${token('layout-gutter')};
  ${typeStyle('small')}

  ${media.mobile} {
    padding-inline: ${token('layout-gutter-mobile')};
  }

  & > span {
    flex: none;
    color: ${token('text-secondary')};
  }

  & > nav {
    display: flex;
    flex: 1;
    flex-direction: row-reverse;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }

  ol {
    flex: none;
    flex-wrap: nowrap;
    margin-inline-end: auto;
    width: max-content;
    padding-block: 12px;
  }

  li {
    max-width: none;
    white-space: nowrap;
  }

  /* Codes have slashes of their own. */
  li + li::before {
    content: '→' / '';
  }
`;
