import { type IdentifierState, identifierAnswers, identifierStates } from '@lima-id/domain';

const names = Object.keys(identifierStates) as IdentifierState[];

/** The number that stands for a state in the database: its place in an identifier's life, from 0. */
export function stateCode(state: IdentifierState): number {
  return names.indexOf(state);
}

/** The state that a number stands for. Throws for a number that stands for none. */
export function stateOfCode(code: number): IdentifierState {
  const name = names[code];
  if (name === undefined) throw new Error(`No identifier has the state ${code}.`);
  return name;
}

/** The numbers of the states in which an identifier has a record: one in another state is offered to nobody. */
export const recordStateCodes: readonly number[] = names
  .filter((state) => identifierAnswers[state] === 'record' || identifierAnswers[state] === 'warned')
  .map(stateCode);
