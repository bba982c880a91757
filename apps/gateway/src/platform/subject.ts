import type { FastifyInstance } from 'fastify';
import type { Identify, IdentifyEnterprise } from './authorisation/caller.ts';
import type { Clock } from './clock/clock.ts';
import type { Store } from './database/database.ts';
import type { DrawnPage } from './http/drawnPage.ts';
import type { Job } from './job/jobs.ts';

/** One subject of the gateway (identifier, home, market): its routes, and what it runs beside them. */
export interface Subject {
  /** The subject's noun, for the log. */
  readonly name: string;
  /** Mounts the subject's endpoints of the contract. Called once, before the server listens. */
  mount(app: FastifyInstance, store: Store, clock: Clock): void;
  /** Pages of the subject that are sent with their content in them. Asked for once, after `mount`. */
  drawnPages?(): DrawnPage[];
  /** Paths of the subject's pages that are published to search engines. */
  listPages?(): Promise<readonly string[]>;
  /** What the subject does by the clock beside the requests. Asked for once, after `mount`. */
  jobs?(): Job[];
  /** Tells who holds an access token; one subject has it. */
  readonly identify?: Identify;
  /** Tells which enterprise's systems hold an enterprise token; one subject has it. */
  readonly identifyEnterprise?: IdentifyEnterprise;
  /** Starts what runs beside the requests otherwise than by the clock. Called when the server is ready. */
  start?(): void;
  /** Ends it. Called after the last request and before the database closes. */
  stop?(): Promise<void>;
}
