import { minifySync } from 'rolldown/utils';

/** A function that uses nothing but its argument as a script that calls it. */
export function asScript<Terms>(call: (terms: Terms) => void, terms: Terms): string {
  const { code, errors } = minifySync('script.js', `(${String(call)})(${JSON.stringify(terms)})`, { module: false });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
