/** Entries of the same group that a catalogue entry leads to. */
export const relatedEntryCount = 4;

/** Articles of a page. */
export const newsPageSize = 10;
/** Solutions of a page. */
export const solutionPageSize = 9;

/** Cases added by each step of their list. */
export const caseListStep = 10;

/** Articles in the list of the hottest. */
export const hottestNewsCount = 6;
/** Characters per minute of a reader. */
export const readingSpeed = 300;
/** Articles recommended under another. */
export const relatedNewsCount = 3;
/** Articles listed for sharing a tag with the current one. */
export const sameTagNewsCount = 2;

/** A channel agent's sales team needs more people than this. */
export const agentSalesTeamOver = 5;
