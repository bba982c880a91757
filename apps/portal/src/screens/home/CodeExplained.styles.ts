import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, responsive, text } from '../../shared/layout/arrange.ts';

export const Band = styled.section`
  ${onInk}
`;

export const Anatomy = styled.div`
  ${responsive('padding-block', { base: '44px space-14', mobile: 'space-8 space-8' })}
`;

export const PhoneTitle = styled.p`
  display: none;
  margin-bottom: ${token('space-4')};
  ${text('small', 'text-on-ink-secondary')}
  ${media.mobile} { display: block; }
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
  ${media.belowDesktop} { grid-template-columns: repeat(2, 1fr); }
`;

export const Figure = styled.div`
  min-height: 129px;
  ${responsive('padding', { base: 'space-8 space-6 space-7', mobile: 'space-5 0 space-4 space-4' })}
  padding-left: 28px;
  border-left: ${token('line-hairline')} solid ${token('border-on-ink')};
  &:first-child { padding-left: 0; border-left: 0; }
  ${media.belowDesktop} {
    min-height: 0;
    &:nth-child(odd) { padding-left: 0; border-left: 0; }
    &:nth-child(n + 3) { border-top: ${token('line-hairline')} solid ${token('border-on-ink')}; }
  }
`;
