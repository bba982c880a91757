import { styled } from 'styled-components';
import { gapRules } from './gap.ts';

export const Root = styled.div`
  display: flex;
  min-width: 0;
  ${gapRules}
  &[data-direction='column'] { flex-direction: column; }
  &[data-align='start'] { align-items: flex-start; }
  &[data-align='center'] { align-items: center; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-align='stretch'] { align-items: stretch; }
  &[data-align='baseline'] { align-items: baseline; }
  &[data-justify='center'] { justify-content: center; }
  &[data-justify='end'] { justify-content: flex-end; }
  &[data-justify='between'] { justify-content: space-between; }
  &[data-wrap] { flex-wrap: wrap; }
`;
