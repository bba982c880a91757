import { token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const FieldName = styled.span`
  padding-inline-start: calc(var(--depth) * ${token('space-3')});
`;

/** On phones the table moves sideways rather than setting a word to a line. */
export const Meaning = styled.span`
  display: block;
  min-width: 200px;
`;

export const More = styled.div`
  margin-top: ${token('space-2')};
`;
