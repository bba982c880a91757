import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../../shared/layout/arrange.ts';

export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  ${responsive('padding-block', { base: 'space-10', mobile: 'space-6' })}
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  text-align: center;
  & > p { ${text('small', 'text-tertiary')} max-width: 100%; padding-inline: ${token('space-6')}; text-wrap: balance; }
`;

export const Ways = styled.div`
  max-width: 100%;
  padding-inline: ${token('space-4')};
  h3 { ${text('small', 'text-tertiary')} }
  ul { display: flex; flex-wrap: wrap; justify-content: center; }
  a {
    height: auto;
    min-height: ${token('control-height-sm')};
    white-space: normal;
    overflow-wrap: anywhere;
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
  }
`;
