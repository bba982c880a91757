import type { Transaction } from 'kysely';
import type { Registrar } from '../../src/enterprise/registrar.ts';
import type { Transactions } from '../../src/schema/store.ts';
import type { Tables } from '../../src/schema/tables.ts';
import type { DemoIdentifiers } from '../demoData.ts';
import type { FirstMoments } from './firstMoments.ts';

export type DemoModel = DemoIdentifiers['models'][number];
export type DemoBatch = DemoIdentifiers['batches'][number];
export type DemoIdentifier = DemoIdentifiers['identifiers'][number];

/** What the steps of registering the demo share. */
export interface Registering {
  transaction: Transaction<Tables>;
  /** The same transaction, for the functions of the calls. */
  store: Transactions;
  demo: DemoIdentifiers;
  /** Who registers for the enterprise with a prefix. */
  registrarOf(prefix: string): Registrar;
  moments: FirstMoments;
  models: ReadonlyMap<number, DemoModel>;
  batches: ReadonlyMap<number, DemoBatch>;
}

/** A part of the demo by its id. Throws where the data name a part that they do not have. */
export function partOf<Part>(parts: ReadonlyMap<number, Part>, id: number): Part {
  const part = parts.get(id);
  if (part === undefined) throw new Error(`The demo data name a part ${id} that they do not have.`);
  return part;
}
