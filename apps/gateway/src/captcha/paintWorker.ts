import { parentPort } from 'node:worker_threads';
import { drawChallenge } from './drawChallenge.ts';
import { secureRandom } from './randomSource.ts';

// Every message requests one picture.
parentPort?.on('message', () => parentPort?.postMessage(drawChallenge(secureRandom)));
