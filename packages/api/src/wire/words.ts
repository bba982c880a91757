import * as z from 'zod/mini';

type WordField<Word extends string> = z.ZodMiniEnum<{ readonly [One in Word]: One }>;

/** The wire code of each word of a field: a number or digits. */
type WordCodes<Word extends string, Code extends number | string> = Readonly<Record<Word, Code>>;

const codesBySchema = new WeakMap<z.core.$ZodType, ReadonlyMap<unknown, number | string>>();

/** The wire codes of a codec made by `wireWords` or `wireFlag`; undefined for any other schema. */
export function codesOf(schema: z.core.$ZodType): ReadonlyMap<unknown, number | string> | undefined {
  return codesBySchema.get(schema);
}

function wordsByCode<Word extends string, Code extends number | string>(
  codes: WordCodes<Word, Code>,
): ReadonlyMap<Code, Word> {
  return new Map((Object.keys(codes) as Word[]).map((word) => [codes[word], word]));
}

/**
 * A field that is a number or digits on the wire and a word elsewhere. An unknown code is refused with the field's message.
 * Throws when two words share a code, which is an error in the table.
 */
export function wireWords<Word extends string, const Code extends number | string>(
  field: WordField<Word>,
  codes: WordCodes<Word, Code>,
) {
  const words = wordsByCode(codes);
  if (words.size !== Object.keys(codes).length) throw new Error('Two words share one code on the wire');
  const { error } = field.def;
  const wire = z.literal(
    Object.values<Code>(codes),
    error === undefined ? {} : { error: error as z.core.$ZodErrorMap },
  );
  const codec = z.codec(wire, field, {
    // The wire side has accepted only codes of the table, the clean side only its words.
    decode: (code) => words.get(code) as Word,
    encode: (word) => codes[word],
  });
  codesBySchema.set(codec, new Map(Object.entries<Code>(codes)));
  return codec;
}

/**
 * As `wireWords`, for numbers that may grow in the future: every number that `numbers` accepts is read, and an unknown one decodes to
 * `fallback`.
 */
export function wireWordsOrUnknown<Word extends string>(
  field: WordField<Word>,
  codes: WordCodes<Word, number>,
  fallback: NoInfer<Word>,
  numbers: z.ZodMiniNumber = z.number(),
) {
  const words = wordsByCode(codes);
  return z.codec(numbers, field, {
    decode: (code) => words.get(code) ?? fallback,
    encode: (word) => codes[word as Word],
  });
}

/** A flag that can only be set: 1 on the wire. */
export const wireYes = z.codec(z.literal(1), z.literal(true), {
  decode: () => true as const,
  encode: () => 1 as const,
});

/** A boolean: 1 or 0 on the wire. */
export const wireFlag = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (code) => code === 1,
  encode: (flag) => (flag ? 1 : 0),
});
codesBySchema.set(
  wireFlag,
  new Map([
    [false, 0],
    [true, 1],
  ]),
);
