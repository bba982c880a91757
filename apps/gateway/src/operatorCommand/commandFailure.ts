/** Ends the command with a sentence that says what happened and what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}
