type Fields = Readonly<Record<string, unknown>>;

/** Makes the `data` of another gateway's reply, or a part of it, like that of ours. */
type Adapt = (sent: unknown) => unknown;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Completes an object of another gateway: `substitutes` stand for fields that are missing or null, and `parts` adapt fields. What is missing
 * altogether becomes null; anything else that is no object is left for the schema to refuse. Defaults in the schema would make the fields
 * optional in the document of our gateway, which always sends them.
 */
export function completing(substitutes: Fields, parts: Readonly<Record<string, Adapt>> = {}): Adapt {
  return (sent) => {
    if (!isFields(sent)) return sent ?? null;
    const filled = Object.entries(substitutes).map(
      ([field, substitute]) => [field, sent[field] ?? substitute] as const,
    );
    const adapted = Object.entries(parts).map(([field, adapt]) => [field, adapt(sent[field])] as const);
    return { ...sent, ...Object.fromEntries([...filled, ...adapted]) };
  };
}

/** Adapts each item of a list; anything else is left for the schema to refuse. */
export function eachOf(adapt: Adapt): Adapt {
  return (sent) => (Array.isArray(sent) ? sent.map((one: unknown) => adapt(one)) : sent);
}
