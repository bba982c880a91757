import { RequestFailure } from '../api/request.ts';
import { failureText } from './failureText.ts';

/** HTTP statuses of refusals that are about what was typed. */
const aboutInput: ReadonlySet<number | null> = new Set([409, 422, 429]);

/** How sentences about a field begin, by field; the first that fits counts. */
export type FieldOpenings<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/**
 * The refusal of a form as it is shown: at the field that the server's sentence begins with, else on top. `otherwise` is shown
 * when the server gave no sentence.
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
