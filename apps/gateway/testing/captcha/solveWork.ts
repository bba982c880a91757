import { pbkdf2Sync } from 'node:crypto';
import type { WorkOrder, WorkResult } from '@lima-id/api';

/** Derives the key of one attempt, as devices do. */
function deriveNumber({ nonce, salt, cost, keyLength }: WorkOrder['parameters'], counter: number): Buffer {
  const number = Buffer.alloc(4);
  number.writeUInt32BE(counter);
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), number]);
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
}

/** Solves a work order with native code on this thread: what a robot does with one core. */
export function solveWork({ parameters }: Pick<WorkOrder, 'parameters'>): WorkResult {
  const prefix = Buffer.from(parameters.keyPrefix, 'hex');
  for (let counter = 0; ; counter += 1) {
    const key = deriveNumber(parameters, counter);
    if (key.subarray(0, prefix.length).equals(prefix)) return { counter, derivedKey: key.toString('hex') };
  }
}

/** Seconds per attempt on one core of this machine, with native code. */
export function secondsPerNumber({ parameters }: Pick<WorkOrder, 'parameters'>): number {
  const numbers = 4_000;
  const began = process.cpuUsage();
  for (let counter = 0; counter < numbers; counter += 1) deriveNumber(parameters, counter);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6 / numbers;
}
