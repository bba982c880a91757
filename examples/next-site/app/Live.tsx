import { setTimeout } from 'node:timers/promises';
import { connection } from 'next/server';

/** Arrives after the page: it is streamed. */
export async function Live() {
  await connection();
  await setTimeout(300);
  return <p>在册 18,204 盏</p>;
}
