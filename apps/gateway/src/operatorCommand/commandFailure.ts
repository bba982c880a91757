/** Exits the command with a message: what happened and what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
