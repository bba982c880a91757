import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row } from '../../shared/layout/arrange.ts';
import { bracket, wholeWords } from '../../shared/layout/looks.ts';

export const Band = styled.section`
  ${responsive('padding-block', { base: 'space-16', mobile: 'space-10' })}
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};
`;

export const Row = styled.div`
  ${row('space-8')}
  justify-content: space-between;
  ${media.mobile} { flex-direction: column; align-items: start; gap: ${token('space-6')}; }
`;

export const Title = styled.h2`
  ${typeStyle('title')}
  ${wholeWords}
`;

export const Text = styled.p`
  margin-block: ${token('space-1')} ${token('space-6')};
  color: ${token('text-secondary')};
  font-size: 0.9375rem;
  line-height: 1.75rem;
`;

export const Code = styled.p`
  display: flex;
  ${typeStyle('codePreview')}
  font-weight: 400;
`;

export const Separator = styled.span`
  color: ${token('text-tertiary')};
`;

export const Known = styled.span`
  position: relative;
  padding-bottom: 14px;
  &::after { content: ''; position: absolute; inset: auto 0.06em 0; ${bracket()} }
`;

export const Open = styled(Known)`
  &::after { border-bottom-style: dashed; }
`;

export const OpenWords = styled(Open)`
  font-family: ${token('font-sans')};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};
`;
