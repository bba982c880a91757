import { RequestFailure } from '../api/request.ts';
import { failureText } from './failureText.ts';

/** HTTP statuses of refusals caused by the input. */
const aboutInput: ReadonlySet<number | null> = new Set([409, 422, 429]);

/** Message prefixes by field; the first match wins. */
export type FieldOpenings<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/**
 * The refusal of a form: at the field that the server's message begins with, else on top. `otherwise` is shown when the server
 * gave no message.
 */
export function fieldRefusal<Name extends string>(
  error: unknown,
  openings: FieldOpenings<Name>,
  otherwise: string,
): { message: string } | { fields: { [Field in Name]?: string } } {
  const message = failureText(error, otherwise);
  if (!(error instanceof RequestFailure) || !aboutInput.has(error.result.status)) return { message };
  const names = Object.keys(openings) as Name[];
  const field = names.find((name) => openings[name].some((opening) => message.startsWith(opening)));
  return field === undefined ? { message } : { fields: { [field]: message } as { [Field in Name]?: string } };
}
