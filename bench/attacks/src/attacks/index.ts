import type { Attack } from '../attack.ts';
import { avatarFlood } from './avatarFlood.ts';
import { bigBodies } from './bigBodies.ts';
import { captchaSolvers } from './captchaSolvers.ts';
import { databaseFailover } from './databaseFailover.ts';
import { fuzzContract } from './fuzzContract.ts';
import { guessCodes } from './guessCodes.ts';
import { guessPasswords } from './guessPasswords.ts';
import { payTwice } from './payTwice.ts';
import { smsFlood } from './smsFlood.ts';

/** Every attack, in execution order. */
export const attacks: readonly Attack[] = [
  databaseFailover,
  payTwice,
  smsFlood,
  guessCodes,
  guessPasswords,
  captchaSolvers,
  bigBodies,
  avatarFlood,
  fuzzContract,
];
