import { parentPort } from 'node:worker_threads';
import type { Confirmation } from './confirmation.ts';
import { readConfirmationFont } from './confirmationFont.ts';
import { printConfirmation } from './printConfirmation.ts';

const font = readConfirmationFont();

const port = parentPort;
port?.on('message', (confirmation: Confirmation) => {
  void printConfirmation(confirmation, font).then((bytes) => port.postMessage(bytes));
});
