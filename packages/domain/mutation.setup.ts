import * as fc from 'fast-check';

/** Runs per property: a mutant that survives this many counts as survived; more would only take longer. */
fc.configureGlobal({ numRuns: 20 });
