import { contract } from '@lima-id/api';
import { mockEndpoint, pictureChallenge, slideProof, workChallenge } from '@lima-id/api/msw';
import type { HttpHandler } from 'msw';

let given = 0;

/** A gateway that accepts every slide and every work; each picture is a new one. */
export const goodCaptcha: HttpHandler[] = [
  mockEndpoint(contract.createChallenge, ({ kind }) => {
    given += 1;
    return { reply: kind === 'work' ? workChallenge : { ...pictureChallenge, id: `picture-${given}` } };
  }),
  mockEndpoint(contract.answerChallenge, ({ scene }) => ({ reply: { ...slideProof, scene } })),
];
