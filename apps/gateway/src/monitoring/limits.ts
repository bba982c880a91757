/** Machines whose hours of states are deleted in a transaction: their reports wait for its end. */
export const machinesAtOnce = 200;
