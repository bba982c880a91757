import { type IdentifierState, identifierAnswers, identifierStates } from '@lima-id/domain';

const names = Object.keys(identifierStates) as IdentifierState[];

/** The database value of a state: its index in the life cycle. */
export function stateCode(state: IdentifierState): number {
  return names.indexOf(state);
}

/** The state of a database value. Throws for an unknown value. */
export function stateOfCode(code: number): IdentifierState {
  const name = names[code];
  if (name === undefined) throw new Error(`No identifier has the state ${code}.`);
  return name;
}

/** Database values of the states in which an identifier has a record; others are never offered. */
export const recordStateCodes: readonly number[] = names
  .filter((state) => identifierAnswers[state] === 'record' || identifierAnswers[state] === 'warned')
  .map(stateCode);
