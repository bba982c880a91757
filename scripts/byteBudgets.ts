/** A budget in KB (1000 bytes) of gzip, about 2 % above what was measured. A raise changes one line: the number and its reason. */
export interface ByteBudget {
  kilobytes: number;
  reason: string;
}

/** What the last raise of both visits paid for. */
const robust =
  'typing before hydration, input methods, translated pages, damaged addresses, codes of goods; focus that is kept and in sight, with the code of section links';

/**
 * All scripts of a first visit without interaction, and the rules. What a page runs before it is hydrated has its budgets in pageBudgets;
 * docs/adr/0006 has the history of both.
 */
export const byteBudgets = {
  homeVisit: { kilobytes: 202, reason: robust },
  productVisit: { kilobytes: 225, reason: `${robust}; styles as the build has compiled them` },
  allRules: {
    kilobytes: 109,
    reason:
      'registration, 9 KB, readings of machines, 6 KB, labels, 4 KB, imports, 3 KB, settlements and suspensions, 1 KB, with their sentences; axes for plain points; readers of typed fields and GS1 codes; the table of traditional characters, 11 KB',
  },
  passwordRules: { kilobytes: 6, reason: 'words and names that weaken a password' },
} as const satisfies Record<string, ByteBudget>;
