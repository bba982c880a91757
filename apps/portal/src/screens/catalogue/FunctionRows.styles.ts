import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, responsive, row } from '../../shared/layout/arrange.ts';

export const Row = styled.li`
  ${row({ base: 'space-10', mobile: 'space-5' })}
  ${responsive('padding-block', { base: 'space-6', mobile: 'space-4' })}
  &:first-child { padding-top: 0; }
  & + & { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  ${responsive('font-size', { base: '1.125rem', mobile: '1rem' })}
  font-weight: 600;
  ${responsive('line-height', { base: '1.75rem', mobile: '1.5rem' })}
`;

export const Text = styled.p`
  ${responsive('margin-top', { base: 'space-1', mobile: '0' })}
  color: ${token('text-secondary')};
  ${responsive('font-size', { base: '0.9375rem', mobile: '0.8125rem' })}
  ${responsive('line-height', { base: '1.625rem', mobile: '1.375rem' })}
`;

export const Frame = styled.div`
  ${centred}
  flex: none;
  ${responsive('width', { base: '260px', mobile: '96px' })}
  ${responsive('height', { base: '156px', mobile: '84px' })}
  background: ${token('bg-paper')};
  img { ${responsive('width', { base: '200px', mobile: '80px' })} }
`;
