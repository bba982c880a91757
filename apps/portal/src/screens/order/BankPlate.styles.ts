import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Like a rating plate: where to transfer at the left, what to write into the transfer at the right; on phones that comes first. */
export const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  border-radius: ${token('radius-card')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};

  > * {
    align-content: center;
    padding: ${token('space-8')};
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.mobile} {
    > * {
      padding: ${token('space-5')} ${token('space-4')};
    }
  }
`;

export const Account = styled.dl`
  display: grid;
  gap: ${token('space-1')};
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    align-items: center;
    min-height: 36px;
  }

  dt {
    ${typeStyle('body')}
    color: ${token('text-on-ink-secondary')};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
    margin: 0;
    ${typeStyle('body')}
    overflow-wrap: anywhere;
  }

  [data-face='code'] {
    font: 400 1rem/1.5rem ${token('font-code')};
  }

  [data-face='figure'] {
    font: 600 1rem/1.5rem ${token('font-figure')};
  }

  && button {
    padding-inline: ${token('space-2')};
    border-color: transparent;
  }

  /* The number of an account and its button share a line. */
  ${media.mobile} {
    > div {
      grid-template-columns: 64px minmax(0, 1fr);
    }

    dd {
      flex-wrap: nowrap;
      justify-content: space-between;
    }

    [data-face='code'] {
      font-size: 0.875rem;
      white-space: nowrap;
    }
  }
`;

export const Remittance = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  border-left: ${token('line-hairline')} solid ${token('border-on-ink')};

  p {
    ${typeStyle('small')}
    color: ${token('text-on-ink-secondary')};
  }

  ${media.belowDesktop} {
    order: -1;
    border-bottom: ${token('line-hairline')} solid ${token('border-on-ink')};
    border-left: 0;
  }
`;

/** The code under one bracket. */
export const Code = styled.code`
  padding-bottom: ${token('space-2')};
  border: ${token('line-bracket')} solid ${token('marker-bracket')};
  border-top: 0;
  border-image: linear-gradient(
      to top,
      ${token('marker-bracket')} 8px,
      transparent 8px
    )
    1;
  font: 500 2.25rem/2.75rem ${token('font-code')};
  font-variant-ligatures: none;
  letter-spacing: 0.02em;
`;
