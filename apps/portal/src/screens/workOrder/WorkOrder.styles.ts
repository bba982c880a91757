import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, columns, responsive, stack, text } from '../../shared/layout/arrange.ts';
import { codeFace, ruledOff } from '../../shared/layout/looks.ts';

export const Ground = styled.div`
  min-height: 60vh;
  ${responsive('padding-block', { base: 'space-10', mobile: 'space-4' })}
  background: ${token('bg-paper')};
`;

export const Panel = styled.div`
  ${columns({ base: '1fr auto', belowDesktop: 1 })}
  gap: ${token('space-10')};
`;

export const Head = styled.div`
  margin-bottom: ${token('space-6')};
  h1 { ${typeStyle('h3')} font-weight: 700; }
  p { ${text('body', 'text-secondary')} margin-top: ${token('space-1')}; }
`;

/* Boxes are as high as the field beside them, and the button stands beside both, below a label that it does not have. */
export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 430px) 200px auto;
  justify-content: start;
  align-items: start;
  gap: ${token('space-4')};
  [data-part='field'] > [aria-hidden='true'] > span { height: ${token('control-height-lg')}; }
  & > button { margin-top: calc(1.5rem + ${token('space-1')}); }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    [data-part='field'] { max-width: 200px; }
    & > button { margin-top: 0; }
  }
`;

export const Refusal = styled.p`
  ${text('caption', 'text-danger')}
  display: flex;
  align-items: flex-start;
  gap: ${token('space-1')};
  margin-top: ${token('space-2')};
  &:empty { display: none; }
  svg { flex: none; margin-top: 3px; }
`;

export const Reported = styled.div`
  ${text('caption', 'text-secondary')}
  ${cluster('space-2')}
  align-items: center;
  margin-top: ${token('space-4')};
  button { ${codeFace} color: ${token('text-link')}; }
`;

export const Help = styled.p`
  ${text('caption', 'text-secondary')}
  margin-top: ${token('space-4')};
  a { font-family: ${token('font-figure')}; font-weight: 600; white-space: nowrap; color: ${token('text-primary')}; }
`;

export const Picture = styled.div`
  display: grid;
  align-items: center;
  & > span { ${centred} padding: ${token('space-3')} ${token('space-8')}; background: ${token('bg-paper')}; }
  ${media.belowDesktop} { display: none; }
`;

export const Top = styled.div`
  ${cluster('space-3')}
  align-items: flex-end;
  justify-content: space-between;
  margin-bottom: ${token('space-6')};
  padding-bottom: ${token('space-6')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  p { ${text('caption', 'text-secondary')} }
`;

export const Number = styled.div`
  ${cluster('space-2 space-3')}
  align-items: center;
  h2 { font: 500 1.75rem/2.25rem ${token('font-code')}; font-variant-ligatures: none; outline: none; overflow-wrap: anywhere; }
  ${media.mobile} { h2 { font-size: 1.5rem; } }
`;

export const Outcome = styled.div`
  ${stack('space-3')}
  ${ruledOff('space-6', 'space-6')}
  overflow-wrap: anywhere;
  h3 { font: 700 1.25rem/1.75rem ${token('font-sans')}; }
  p { ${text('body', 'text-secondary')} }
  dd { white-space: pre-line; }
`;

export const Facts = styled.div`
  ${ruledOff('space-6', 'space-6')}
  overflow-wrap: anywhere;
  dd { white-space: pre-line; }
  dd > strong { display: block; }
  dd > a { color: ${token('text-link')}; }
  dd > a:hover { text-decoration: underline; }
  dd > a[data-face='code'] { ${codeFace} }
  dd > * + span { margin-left: ${token('space-2')}; color: ${token('text-secondary')}; }
`;
