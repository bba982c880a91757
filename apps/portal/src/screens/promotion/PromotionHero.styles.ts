import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, onInk, responsive, row } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  ${onInk}
`;

export const Stage = styled.div`
  position: relative;
  ${columns({ base: '1fr 400px', tablet: '1fr 320px', mobile: 1 })}
  ${responsive('gap', { base: 'space-12', mobile: 'space-8' })}
  align-items: center;
  ${responsive('padding-block', { base: 'space-18', tablet: 'space-14', mobile: 'space-8 space-10' })}
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h1`
  ${responsive('font-size', { base: '3rem', tablet: '2.25rem', mobile: '1.875rem' })}
  font-weight: 700;
  ${responsive('line-height', { base: '4.125rem', tablet: '3.125rem', mobile: '2.75rem' })}
`;

export const Line = styled.span`
  display: block;
`;

export const Lead = styled.p`
  ${responsive('margin-block', { base: 'space-4 space-7', mobile: 'space-3 space-5' })}
  color: ${token('text-on-ink-secondary')};
  ${responsive('font-size', { base: '1rem', mobile: '0.875rem' })}
  ${responsive('line-height', { base: '1.75rem', mobile: '1.5rem' })}
`;

export const Promises = styled.ul`
  ${cluster('space-2 space-6')}
  margin-top: ${token('space-7')};
  ${itemText('text-on-ink-secondary')}
  > li { ${row('space-2')} }
  svg { flex: none; color: ${token('text-on-ink-positive')}; }
  ${media.mobile} { gap: ${token('space-1')} ${token('space-4')}; margin-top: ${token('space-5')}; font-size: 0.8125rem; }
`;
