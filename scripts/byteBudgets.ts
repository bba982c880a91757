/** A budget in KB (1000 bytes) of gzip, about 2 % above what was measured. A raise changes one line: the number and its reason. */
export interface ByteBudget {
  kilobytes: number;
  reason: string;
}

/** Scripts that block the first render of a page, and all scripts of a first visit without interaction. docs/adr/0006 has the history. */
export const byteBudgets = {
  homeBlocking: { kilobytes: 140, reason: 'errors of late and failed calls, ticket lookup, change of e-mail' },
  productBlocking: { kilobytes: 144, reason: 'errors of late and failed calls, ticket lookup, change of e-mail' },
  homeVisit: { kilobytes: 193, reason: 'codecs of words, and shared parts of fields, dialogs and layouts' },
  productVisit: { kilobytes: 210, reason: 'revalidated session, longer account menu, suggestions for unknown codes' },
  allRules: { kilobytes: 60, reason: 'rules of repairs, e-mail and tickets; names of exports included' },
  passwordRules: { kilobytes: 6, reason: 'words and names that weaken a password' },
} as const satisfies Record<string, ByteBudget>;
