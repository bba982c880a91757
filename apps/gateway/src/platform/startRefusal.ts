/** A reason not to start that the operator can cure. Its message is one Chinese sentence, printed without a stack trace. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
