import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../../shared/layout/arrange.ts';

export const Code = styled.span`
  font: 500 1.25rem/1.875rem ${token('font-code')};
  font-variant-ligatures: none;
  overflow-wrap: anywhere;
  &[data-size='lg'] {
    ${responsive('font-size', { base: '1.625rem', mobile: '1.25rem' })}
    ${responsive('line-height', { base: '2.5rem', mobile: '2rem' })}
  }
  ${media.mobile} { font-size: 1.0625rem; }
`;

export const Prefix = styled.span`
  font-weight: 400;
  color: ${token('text-tertiary')};
  [data-size='lg'] > & { font-weight: inherit; color: inherit; }
`;

export const Mark = styled.mark`
  background: ${token('color-primary-100')};
  color: ${token('color-primary-700')};
  box-shadow: 0 2px 0 ${token('color-primary-500')};
  &[data-tone='danger'] {
    background: ${token('color-danger-50')};
    color: ${token('color-danger-700')};
    box-shadow: 0 2px 0 ${token('color-danger-500')};
  }
`;

export const Gap = styled.span`
  display: inline-block;
  width: 9px;
  height: 1.1em;
  border: 1px dashed ${token('color-primary-500')};
  background: ${token('color-primary-50')};
  vertical-align: -0.15em;
`;
