import * as fc from 'fast-check';

/** A planted fault that a rule's property does not notice in so many tries is counted as unnoticed; more would only take longer. */
fc.configureGlobal({ numRuns: 20 });
