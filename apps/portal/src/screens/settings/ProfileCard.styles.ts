import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns } from '../../shared/layout/arrange.ts';

export const AvatarRow = styled.div`
  padding: ${token('space-4')} 0 ${token('space-5')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
`;

export const Fields = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  gap: ${token('space-7')} ${token('space-6')};
  align-items: start;
  padding-top: ${token('space-7')};
`;

/** A field with the way to change what it holds below it, where others explain why it cannot be changed. */
export const Changeable = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-1')};
  > :first-child { width: 100%; }
`;
