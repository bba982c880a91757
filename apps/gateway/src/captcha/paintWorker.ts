import { parentPort } from 'node:worker_threads';
import { secretChance } from './chance.ts';
import { drawChallenge } from './drawChallenge.ts';

// Every message asks for one picture.
parentPort?.on('message', () => parentPort?.postMessage(drawChallenge(secretChance)));
