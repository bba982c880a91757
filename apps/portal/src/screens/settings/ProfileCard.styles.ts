import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const AvatarRow = styled.div`
  padding: ${token('space-4')} 0 ${token('space-5')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-7')} ${token('space-6')};
  align-items: start;
  padding-top: ${token('space-7')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field with the way to change what it holds below it, where others explain why it cannot be changed. */
export const Changeable = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-1')};

  > :first-child {
    width: 100%;
  }
`;
