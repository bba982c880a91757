import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Keeps content at the page's width with the margins of the screen. */
export const Container = styled.div`
  box-sizing: border-box;
  width: 100%;
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-tablet-margin')});
  margin-inline: auto;
  padding-inline: ${token('layout-tablet-margin')};

  ${media.mobile} {
    padding-inline: ${token('layout-gutter-mobile')};
  }
`;

/** A band of the page; `data-ground` is `white`, `paper` or `ink`; with `data-continues` it follows one of the same ground. */
export const Section = styled.section`
  padding-block: ${token('layout-section-y')};
  background: ${token('bg-page')};

  &[data-ground='paper'] {
    background: ${token('bg-paper')};
  }

  &[data-ground='ink'] {
    background: ${token('bg-ink')};
    color: ${token('text-on-ink-primary')};
  }

  ${media.tablet} {
    padding-block: ${token('space-18')};
  }

  ${media.mobile} {
    padding-block: ${token('layout-section-y-mobile')};
  }

  &[data-continues] {
    padding-top: 0;
  }
`;
