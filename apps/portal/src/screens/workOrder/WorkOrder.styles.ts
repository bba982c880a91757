import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Ground = styled.div`
  min-height: 60vh;
  padding-block: ${token('space-10')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding-block: ${token('space-4')};
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-10')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  margin-bottom: ${token('space-6')};

  h1 {
    ${typeStyle('h3')}
    font-weight: 700;
  }

  p {
    ${typeStyle('body')}
    margin-top: ${token('space-1')};
    color: ${token('text-secondary')};
  }
`;

/* Boxes are as high as the field beside them, and the button stands beside both, below a label that it does not have. */
export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 430px) 200px auto;
  justify-content: start;
  align-items: start;
  gap: ${token('space-4')};

  [data-part='field'] > [aria-hidden='true'] > span {
    height: ${token('control-height-lg')};
  }

  & > button {
    margin-top: calc(1.5rem + ${token('space-1')});
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    [data-part='field'] {
      max-width: 200px;
    }

    & > button {
      margin-top: 0;
    }
  }
`;

export const Refusal = styled.p`
  ${typeStyle('caption')}
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1')};
  margin-top: ${token('space-2')};
  color: ${token('text-danger')};

  &:empty {
    display: none;
  }

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

export const Reported = styled.div`
  ${typeStyle('caption')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
  color: ${token('text-secondary')};

  button {
    font-family: ${token('font-code')};
    font-variant-ligatures: none;
    color: ${token('text-link')};
  }
`;

export const Help = styled.p`
  ${typeStyle('caption')}
  margin-top: ${token('space-4')};
  color: ${token('text-secondary')};

  a {
    font-family: ${token('font-figure')};
    font-weight: 600;
    white-space: nowrap;
    color: ${token('text-primary')};
  }
`;

export const Picture = styled.div`
  display: grid;
  align-items: center;

  & > span {
    display: grid;
    place-items: center;
    padding: ${token('space-3')} ${token('space-8')};
    background: ${token('bg-paper')};
  }

  ${media.belowDesktop} {
    display: none;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-6')};
  padding-bottom: ${token('space-6')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};

  p {
    ${typeStyle('caption')}
    color: ${token('text-secondary')};
  }
`;

export const Number = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};

  h2 {
    font: 500 1.75rem/2.25rem ${token('font-code')};
    font-variant-ligatures: none;
    outline: none;
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    h2 {
      font-size: 1.5rem;
    }
  }
`;

export const Outcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  margin-top: ${token('space-6')};
  padding-top: ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  overflow-wrap: anywhere;

  h3 {
    font: 700 1.25rem/1.75rem ${token('font-sans')};
  }

  p {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }

  dd {
    white-space: pre-line;
  }
`;

export const Facts = styled.div`
  margin-top: ${token('space-6')};
  padding-top: ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  overflow-wrap: anywhere;

  dd {
    white-space: pre-line;
  }

  dd > strong {
    display: block;
  }

  dd > a {
    color: ${token('text-link')};
  }

  dd > a:hover {
    text-decoration: underline;
  }

  dd > a[data-face='code'] {
    font-family: ${token('font-code')};
    font-variant-ligatures: none;
  }

  dd > span {
    margin-left: ${token('space-2')};
    color: ${token('text-secondary')};
  }
`;
