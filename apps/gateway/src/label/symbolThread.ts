import { parentPort } from 'node:worker_threads';
import { encodeSymbol } from './encodeSymbol.ts';
import type { SymbolWork } from './symbols.ts';

const port = parentPort;
port?.on('message', ({ kind, texts }: SymbolWork) => {
  port.postMessage(texts.map((text) => encodeSymbol(kind, text)));
});
