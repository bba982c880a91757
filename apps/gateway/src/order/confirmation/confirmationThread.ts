import { parentPort } from 'node:worker_threads';
import { readPrintFont } from '../../platform/print/printFont.ts';
import type { Confirmation } from './confirmation.ts';
import { printConfirmation } from './printConfirmation.ts';

const font = readPrintFont();

const port = parentPort;
port?.on('message', (confirmation: Confirmation) => {
  void printConfirmation(confirmation, font).then((bytes) => port.postMessage(bytes));
});
