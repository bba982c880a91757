/** Thrown when a file cannot be imported as a whole; `message` is a sentence for people. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
