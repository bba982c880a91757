import { Dialog, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** What scrolls in the middle ends a little above the foot. */
export const Frame = styled(Dialog)`
  && [data-part='body'] { padding-bottom: ${token('space-3')}; }
  && [data-part='footer'] { padding-top: ${token('space-3')}; }
`;

/** A line of its own in the foot of the dialog, whose parts share the width on phones. */
const ownLine = `
  &&& { flex: 1 0 100%; min-height: 0; }
`;

export const Failure = styled.div`
  ${ownLine}
`;

export const Answered = styled.p`
  ${typeStyle('caption')}
  align-self: center;
  margin-inline-end: auto;
  color: ${token('text-tertiary')};
  ${media.mobile} { ${ownLine} }
`;
