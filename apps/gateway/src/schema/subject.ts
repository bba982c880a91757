import type { FastifyInstance } from 'fastify';
import type { Identify, IdentifyEnterprise } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { PrerenderedPage } from '../platform/http/prerenderedPage.ts';
import type { Job } from '../platform/job/jobs.ts';
import type { Store } from './store.ts';

/** A subject of the gateway (identifier, home, market): its routes and background work. */
export interface Subject {
  /** Name for the log. */
  readonly name: string;
  /** Mounts the subject's endpoints of the contract. Called once, before the server listens. */
  mount(app: FastifyInstance, store: Store, clock: Clock): void;
  /** Prerendered pages of the subject. Called once, after `mount`. */
  drawnPages?(): PrerenderedPage[];
  /** Paths of the subject's pages for the sitemap. */
  listPages?(): Promise<readonly string[]>;
  /** Scheduled jobs of the subject. Called once, after `mount`. */
  jobs?(): Job[];
  /** Identifies the holder of an access token; provided by one subject. */
  readonly identify?: Identify;
  /** Identifies the enterprise of an enterprise token; provided by one subject. */
  readonly identifyEnterprise?: IdentifyEnterprise;
  /** Starts other background work. Called when the server is ready. */
  start?(): void;
  /** Stops it. Called after the last request and before the database closes. */
  stop?(): Promise<void>;
}
