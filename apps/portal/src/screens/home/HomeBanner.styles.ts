import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Band = styled.section`
  position: relative;
  overflow: hidden;
  background: ${token('bg-paper')};
`;

export const Stage = styled.div`
  position: relative;
  min-height: 600px;

  ${media.belowDesktop} {
    min-height: 0;
  }
`;

export const Words = styled.div`
  position: relative;
  z-index: 1;
  padding-top: 72px;

  ${media.tablet} {
    padding-top: ${token('space-14')};
  }

  ${media.mobile} {
    padding-top: ${token('space-8')};
  }
`;

export const Eyebrow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${typeStyle('body')}
  color: ${token('text-secondary')};

  ${media.mobile} {
    font-size: 0.75rem;
  }
`;

export const Node = styled.span`
  margin-left: ${token('space-3')};
  padding-left: ${token('space-3')};
  border-left: ${token('line-hairline')} solid ${token('border-strong')};
  color: ${token('text-link')};
  font: 600 0.875rem/0.875rem ${token('font-code')};

  ${media.mobile} {
    margin-left: ${token('space-2')};
    padding-left: ${token('space-2')};
    font-size: 0.8125rem;
  }
`;

export const Title = styled.h1`
  margin-top: ${token('space-4')};
  ${typeStyle('display')}
  word-break: keep-all;
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: 2.75rem;
    line-height: 3.75rem;
  }

  ${media.mobile} {
    margin-top: ${token('space-2')};
  }
`;

export const Line = styled.span`
  display: block;
`;

export const Lead = styled.p`
  margin-top: ${token('space-4')};
  ${typeStyle('bodyLg')}
  color: ${token('text-secondary')};

  ${media.mobile} {
    margin-top: ${token('space-3')};

    ${Line} {
      display: inline;
    }
  }
`;

export const Search = styled.div`
  margin-top: 36px;
  max-width: 640px;
  scroll-margin-top: 160px;

  ${media.mobile} {
    margin-top: ${token('space-8')};
  }
`;

export const Examples = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-5')};
  margin-top: ${token('space-7')};
  color: ${token('text-secondary')};
  font-size: 0.8125rem;
  line-height: 1.375rem;

  a {
    border-bottom: ${token('line-hairline')} solid ${token('border-strong')};
    color: ${token('text-primary')};
    font: 400 0.8125rem/1.375rem ${token('font-code')};
    font-variant-ligatures: none;
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      border-color: currentcolor;
      color: ${token('text-link')};
    }
  }

  ${media.coarse} {
    a {
      padding-block: 11px;
    }
  }

  ${media.mobile} {
    a:nth-of-type(n + 2) {
      display: none;
    }
  }
`;

/** The room of the drawing, whether it has come or not. */
export const DrawingPlace = styled.div`
  position: absolute;
  top: 100px;
  right: -70px;
  width: 656px;
  aspect-ratio: 4 / 3;

  ${media.belowDesktop} {
    position: relative;
    top: 0;
    right: 0;
    width: min(100%, 560px);
    margin: ${token('space-4')} auto ${token('space-4')};
  }

  ${media.mobile} {
    width: min(110%, 400px);
    margin: ${token('space-2')} auto 0;
  }
`;
