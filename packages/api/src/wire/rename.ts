import * as z from 'zod/mini';

type Shape = z.core.$ZodLooseShape;

/** Clean key -> wire key, for the keys that differ. */
type WireNames<Clean extends Shape> = { readonly [Key in keyof Clean]?: string };

/** Codecs of the keys whose values are themselves renamed; each must decode to the type that the clean schema has there. */
type WireParts<Clean extends Shape> = {
  readonly [Key in keyof Clean]?: z.ZodMiniType<z.output<Clean[Key]>, unknown>;
};

/** The shape on the wire: the clean one with keys renamed and parts replaced by their codecs. */
export type WireShape<Clean extends Shape, Names, Parts> = {
  -readonly [Key in keyof Clean as Key extends keyof Names
    ? Names[Key] extends string
      ? Names[Key]
      : Key
    : Key]: Key extends keyof Parts ? (Parts[Key] extends z.core.SomeType ? Parts[Key] : Clean[Key]) : Clean[Key];
};

type Pairs = readonly (readonly [from: string, to: string])[];

/** The parts of a renaming codec, for code that encodes by itself. */
export interface Renaming {
  /** Clean key and wire key of every field. */
  pairs: Pairs;
  /** The object on the wire. */
  wire: z.ZodMiniObject;
}

const renamings = new WeakMap<z.core.$ZodType, Renaming>();

/** The parts of a codec made by `renamed`; undefined for any other schema. */
export function renamingOf(schema: z.core.$ZodType): Renaming | undefined {
  return renamings.get(schema);
}

function moveKeys(value: object, pairs: Pairs): Record<string, unknown> {
  const source = value as Record<string, unknown>;
  const moved: Record<string, unknown> = {};
  for (const [from, to] of pairs) {
    if (from in source) moved[to] = source[from];
  }
  return moved;
}

/**
 * A codec between an object on the wire and the clean object of the domain: keys in `names` have other names on the wire, keys in
 * `parts` hold values with a codec of their own. The wire side validates everything once, in both directions; fields unknown to
 * the clean schema are dropped. Throws for two keys with one wire name, and for clean schemas with rules over the whole object.
 */
export function renamed<
  const Clean extends Shape,
  const Names extends WireNames<Clean>,
  const Parts extends WireParts<Clean> = Record<never, never>,
>(
  clean: z.ZodMiniObject<Clean>,
  names: Names,
  parts?: Parts,
): z.ZodMiniCodec<z.ZodMiniObject<WireShape<Clean, Names, Parts>>, z.ZodMiniCustom<z.output<z.ZodMiniObject<Clean>>>> {
  type CleanValue = z.output<z.ZodMiniObject<Clean>>;
  type WireSchema = z.ZodMiniObject<WireShape<Clean, Names, Parts>>;
  const keys = Object.keys(clean.shape);
  if (clean.def.catchall !== undefined || (clean.def.checks ?? []).length > 0) {
    throw new Error('A rule over the whole object would be lost on the wire: keep rules on the fields');
  }
  const pairs = keys.map((key) => [key, names[key] ?? key] as const);
  const backPairs = pairs.map(([key, wireKey]) => [wireKey, key] as const);
  if (new Set(backPairs.map(([wireKey]) => wireKey)).size !== keys.length) {
    throw new Error(`Two fields share one wire name: ${backPairs.map(([wireKey]) => wireKey).join(', ')}`);
  }
  const wire = z.object(
    Object.fromEntries(pairs.map(([key, wireKey]) => [wireKey, parts?.[key] ?? clean.shape[key]])) as Shape,
  ) as unknown as WireSchema;
  // The clean side accepts everything: validating it too would validate a nested part once per level.
  const codec = z.codec(wire, z.custom<CleanValue>(), {
    decode: (value) => moveKeys(value as object, backPairs) as CleanValue,
    // A value that is no object is left for the wire side to refuse.
    encode: (value) =>
      (typeof value === 'object' && value !== null ? moveKeys(value, pairs) : value) as z.output<WireSchema>,
  });
  renamings.set(codec, { pairs, wire });
  return codec;
}
