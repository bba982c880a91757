/** Each pattern starts at a boundary and has bounded repetitions, so that time is linear in the length. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, '[email]'],
  [/(?<![\w-])ey[\w-]{8,}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\b(?:bearer|basic)\s+[\w.+/=~-]{8,}/gi, '[token]'],
  [
    /((?:access_?token|token|password|secret|sig(?:nature)?|verifi?y_?code)["']?\s*[=:]\s*["']?)[^\s"'&,;)]+/gi,
    '$1[secret]',
  ],
  [/(?<!\w)(\w+:\/\/[^:/\s]{0,200}:)[^@\s]{1,200}@/g, '$1[secret]@'],
  [/(?<![\w-])\d{17}[\dXx](?![\w-])/g, '[citizen id]'],
  [/(?<![\w-])(?:\+?86[ -]?)?1[3-9]\d{9}(?![\w-])/g, '[phone]'],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, '[address]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}(?![\w:])/gi, '[address]'],
  [/(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4}(?![\w:])/gi, '[address]'],
];

/** Redacts personal data in a text for the log: addresses, phones, e-mail, citizen ids, tokens and passwords. */
export function redact(text: string): string {
  let redacted = text;
  for (const [pattern, replacement] of personal) redacted = redacted.replace(pattern, replacement);
  return redacted;
}

/** An error in the log. */
export interface DescribedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Describes an error for the log. Database errors are logged by kind, without their detail, which quotes rows. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const described: DescribedError = {
    type: error.name,
    message: redact(error.message),
    stack: redact(error.stack ?? ''),
  };
  for (const name of ['code', 'constraint', 'routine'] as const) {
    if (name in error) described[name] = (error as unknown as Record<string, unknown>)[name];
  }
  return described;
}
