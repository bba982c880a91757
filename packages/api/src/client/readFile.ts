/** The name in quotes that an answer gives its file. */
const namePattern = /filename="([^"\\/]+)"/;

/** The name of a file without one. */
const unnamed = 'download';

/** Reads a response as a file, with the name and the media type that its headers give. Rejects when the connection breaks. */
export async function readFile(response: Response): Promise<File> {
  const [, name = unnamed] = namePattern.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return new File([await response.blob()], name, { type: type.trim() });
}
