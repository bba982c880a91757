/** Database engines that an attack runs on. */
export const dialects = ['embedded', 'postgresql'] as const;

/** A database engine that an attack runs on. */
export type AttackedDialect = (typeof dialects)[number];

/** Context of an attack. Requests go to loopback addresses only, and every attack terminates by itself. */
export interface AttackContext {
  dialect: AttackedDialect;
  /** Environment variables for an empty database. Each call creates another one. */
  database(): Promise<Record<string, string>>;
  /** Registers a cleanup that runs after the attack, last registered first. */
  onEnd(work: () => void | Promise<void>): void;
  /** Prints progress. */
  log(text: string): void;
}

/** One result of an attack with its target. */
export interface Finding {
  /** What was counted or timed: `lost of 4,000 acknowledged writes` */
  what: string;
  /** The target: `0` */
  target: string;
  measured: string;
  /** Whether the target is met. */
  isMet: boolean;
}

/** An attack on the gateway, bounded in count and time. */
export interface Attack {
  /** Its file name, used to run it alone. */
  name: string;
  /** Database engines on which it can behave differently. */
  dialects: readonly AttackedDialect[];
  run(context: AttackContext): Promise<Finding[]>;
}
