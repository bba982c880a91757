import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, responsive, row, text } from '../../shared/layout/arrange.ts';
import { ruledOff, wholeWords } from '../../shared/layout/looks.ts';

export const Whole = styled.article`
  min-width: 0;
  @media print {
    figure,
    tr,
    blockquote { break-inside: avoid; }
    h2,
    h3 { break-after: avoid; }
  }
`;

export const Head = styled.header`
  ${responsive('padding-bottom', { base: 'space-5', mobile: 'space-4' })}
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
`;

export const Title = styled.h1`
  ${typeStyle('h1')}
  ${wholeWords}
  &:focus { outline: none; box-shadow: none; }
`;

export const Facts = styled.div`
  ${cluster('space-1 space-4')}
  align-items: center;
  margin-top: ${token('space-4')};
  ${text('small', 'text-tertiary')}
`;

export const Lead = styled.p`
  ${responsive('margin-block', { base: 'space-7 space-10', mobile: 'space-5 space-8' })}
  color: ${token('text-primary')};
  ${responsive('font-size', { base: '1.125rem', mobile: '1rem' })}
  font-weight: 500;
  ${responsive('line-height', { base: '2.125rem', mobile: '1.875rem' })}
`;

export const TagLine = styled.div`
  ${row('space-3')}
  ${ruledOff('space-10', 'space-5')}
  ${text('small', 'text-tertiary')}
  ul { ${cluster('space-2')} }
`;

/** Where it was printed from. */
export const Origin = styled.p`
  display: none;
  @media print { display: block; margin-top: ${token('space-4')}; ${typeStyle('caption')} }
`;
