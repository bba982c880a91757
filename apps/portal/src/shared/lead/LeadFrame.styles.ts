import { Dialog, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../layout/arrange.ts';

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
  ${text('caption', 'text-tertiary')}
  align-self: center;
  margin-inline-end: auto;
  ${media.mobile} { ${ownLine} }
`;
