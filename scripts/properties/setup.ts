// Setup file of every Node test run: property tests draw the same cases in every run, so that a red run is caused by a change. `npm run
// explore` draws new ones.
import { configureGlobal } from 'fast-check';
import { reportWithExample } from './reportWithExample.ts';
import { fixedSeed, seedVariable } from './seed.ts';

const explored = process.env[seedVariable];
configureGlobal({ seed: explored === undefined ? fixedSeed : Number(explored), reporter: reportWithExample });
