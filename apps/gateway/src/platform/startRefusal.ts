/** A startup error that the operator can fix. Its message is one Chinese sentence, printed without a stack trace. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
