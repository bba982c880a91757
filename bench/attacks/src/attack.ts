/** The databases that an attack is tried on. */
export const dialects = ['embedded', 'postgresql'] as const;

/** A database that an attack is tried on. */
export type AttackedDialect = (typeof dialects)[number];

/** What an attack may use. It sends to addresses of this machine alone, and ends by itself. */
export interface AttackContext {
  dialect: AttackedDialect;
  /** An empty database for a gateway: environment variables that lead to it. Each call makes another one. */
  database(): Promise<Record<string, string>>;
  /** Runs when the attack is over, the last one first. */
  onEnd(work: () => void | Promise<void>): void;
  /** Prints progress. */
  log(text: string): void;
}

/** One figure of an attack, held against its target. */
export interface Finding {
  /** What was counted or timed: `lost of 4,000 acknowledged writes` */
  what: string;
  /** What it has to be: `0` */
  target: string;
  measured: string;
  /** Whether the target is met. */
  isMet: boolean;
}

/** Something that was tried against the gateway, bounded in count and time. */
export interface Attack {
  /** Its file's name, by which it is run alone. */
  name: string;
  /** The databases on which it makes a difference. */
  dialects: readonly AttackedDialect[];
  run(context: AttackContext): Promise<Finding[]>;
}
