import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, text } from '../../shared/layout/arrange.ts';

export const Columns = styled.section`
  ${columns({ base: '1fr layout-aside-width', belowDesktop: 1 })}
  column-gap: ${token('space-16')};
  padding-block: ${token('space-18')} ${token('space-24')};
  scroll-margin-top: ${token('layout-header-height')};
  ${media.belowDesktop} { row-gap: ${token('space-10')}; padding-block: ${token('space-12')} ${token('space-18')}; }
  ${media.mobile} { padding-block: ${token('space-10')} ${token('space-14')}; scroll-margin-top: ${token('layout-header-height-mobile')}; }
`;

export const Head = styled.div`
  grid-column: 1 / -1;
  margin-bottom: ${token('space-6')};
  h2 { ${typeStyle('block')} }
  p { ${text('body', 'text-secondary')} margin-top: ${token('space-1')}; }
  ${media.belowDesktop} { margin-bottom: calc(-1 * ${token('space-4')}); }
`;

/** The subject of the form, when a card of the page set it. */
export const Topic = styled.p`
  ${typeStyle('body')}
  margin-bottom: ${token('space-5')};
  padding: ${token('space-3')} ${token('space-4')};
  border-inline-start: ${token('line-active')} solid ${token('marker-bracket')};
  background: ${token('bg-paper')};
`;

export const Send = styled.div`
  margin-top: ${token('space-2')};
  > button { min-width: 136px; }
  ${media.mobile} { > button { width: 100%; } }
`;

/** The picture that leads to the official account. */
export const Account = styled.figure`
  align-self: start;
  display: grid;
  justify-items: center;
  padding: ${token('space-8')} ${token('space-6')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};
  text-align: center;
  figcaption { margin-top: ${token('space-5')}; }
  b { display: block; font-size: 0.9375rem; font-weight: 600; line-height: 1.5rem; }
  figcaption span { ${text('caption', 'text-secondary')} }
`;
