import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';
import { sheet } from '../../shared/layout/looks.ts';
import { Head } from '../../shared/page/SubjectBanner.styles.ts';

/* The figures stand over the lower edge of the head. */
const overlap = token('space-16');

export const CaseHead = styled(Head)`
  && { padding-bottom: ${overlap}; }
  && [data-part='title'] { word-break: keep-all; }
  && [data-part='words'] > [data-part='text'] { max-width: 600px; }
  /* On phones the air of the drawing is the room around it. */
  ${media.mobile} {
    && > [data-part='content'] { gap: ${token('space-2')}; padding-bottom: ${token('space-1')}; }
    && > [data-part='content'] > [data-part='picture'] > * { max-height: 206px; }
  }
`;

export const Figures = styled.div`
  position: relative;
  ${columns({ base: 3, mobile: 1 })}
  margin-top: calc(-1 * ${overlap});
  ${sheet}
  box-shadow: ${token('shadow-md')};
  > * { ${responsive('padding', { base: 'space-7 space-8', mobile: 'space-3 space-5' })} }
  > * + * { border-left: ${token('line-hairline')} solid ${token('border-hairline')}; }
  ${media.mobile} { > * + * { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; border-left: 0; } }
`;
