import * as z from 'zod/mini';
import { renamingOf } from './rename.ts';
import { codesOf } from './words.ts';

/** Marks a value that the fast path does not handle. */
const refused = Symbol('refused');

/** Encodes one value; returns `refused` for a value that it does not know to be valid. */
type Write = (value: unknown) => unknown;

const refuse: Write = () => refused;

function accept(isRight: (value: unknown) => boolean): Write {
  return (value) => (isRight(value) ? value : refused);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listWriter(write: Write): Write {
  return (value) => {
    if (!Array.isArray(value)) return refused;
    const written: unknown[] = [];
    for (const one of value) {
      const part = write(one);
      if (part === refused) return refused;
      written.push(part);
    }
    return written;
  };
}

/** An object whose fields are all required; optional fields always take the slow path. */
function objectWriter(wire: z.core.$ZodObject, pairs: readonly (readonly [clean: string, wire: string])[]): Write {
  if (wire._zod.def.catchall) return refuse;
  const fields = pairs.map(([clean, name]) => {
    const schema = wire._zod.def.shape[name];
    return { clean, name, write: schema === undefined ? refuse : writerOf(schema) };
  });
  return (value) => {
    if (!isPlain(value)) return refused;
    const written: Record<string, unknown> = {};
    for (const { clean, name, write } of fields) {
      const part = write(value[clean]);
      if (part === refused) return refused;
      written[name] = part;
    }
    return written;
  };
}

function choiceWriter(discriminator: string, options: readonly z.core.$ZodType[]): Write {
  const writers = new Map<unknown, Write>();
  for (const option of options) {
    const kinds = option._zod.propValues?.[discriminator];
    // The tag must have the same name on both sides, otherwise the variant of a clean value cannot be read from it.
    const renamed = renamingOf(option)?.pairs.some(([clean, name]) => name === discriminator && clean !== name);
    if (kinds === undefined || renamed) return refuse;
    const object = (renamingOf(option)?.wire ?? option) as z.core.$ZodObject;
    const tag = object._zod.def.shape[discriminator];
    // A tag with a wire code is a word in the clean value.
    const codes = tag === undefined ? undefined : codesOf(tag);
    const write = writerOf(option);
    for (const kind of codes?.keys() ?? kinds) writers.set(kind, write);
  }
  return (value) => (isPlain(value) ? (writers.get(value[discriminator]) ?? refuse)(value) : refused);
}

function makeWriter(schema: z.core.$ZodTypes): Write {
  const renaming = renamingOf(schema);
  if (renaming !== undefined) return objectWriter(renaming.wire, renaming.pairs);
  const codes = codesOf(schema);
  if (codes !== undefined) return (value) => codes.get(value) ?? refused;
  const { def } = schema._zod;
  if (def.checks !== undefined && def.checks.length > 0) return refuse;
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? refuse : accept((value) => typeof value === 'string');
    case 'number':
      return 'format' in def || def.coerce ? refuse : accept(Number.isFinite);
    case 'boolean':
      return def.coerce ? refuse : accept((value) => typeof value === 'boolean');
    case 'null':
      return accept((value) => value === null);
    case 'literal':
    case 'enum': {
      const values = schema._zod.values ?? new Set();
      return values.has(undefined) ? refuse : accept((value) => values.has(value as z.core.util.Primitive));
    }
    case 'nullable': {
      const write = writerOf(def.innerType);
      return (value) => (value === null ? null : write(value));
    }
    case 'default':
      // Defaults replace missing input only: encoding never omits a field.
      return writerOf(def.innerType);
    case 'array':
      return listWriter(writerOf(def.element));
    case 'object':
      return objectWriter(
        schema as z.core.$ZodObject,
        Object.keys(def.shape).map((key) => [key, key] as const),
      );
    case 'union':
      return 'discriminator' in def ? choiceWriter(String(def.discriminator), def.options) : unionWriter(def.options);
    default:
      return refuse;
  }
}

function isLeaf(type: z.core.$ZodTypeDef['type']): boolean {
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'literal':
    case 'enum':
      return true;
    default:
      return false;
  }
}

function unionWriter(options: readonly z.core.$ZodType[]): Write {
  const writers = options.map(writerOf);
  // The first matching option wins, so each option has to be validated completely.
  if (!options.every(({ _zod }) => isLeaf(_zod.def.type)) || writers.includes(refuse)) return refuse;
  return (value) => {
    for (const write of writers) {
      const written = write(value);
      if (written !== refused) return written;
    }
    return refused;
  };
}

const writers = new WeakMap<z.core.$ZodType, Write>();

function writerOf(schema: z.core.$ZodType): Write {
  const known = writers.get(schema);
  if (known !== undefined) return known;
  // From the second level on, a recursive schema is left to z.encode.
  writers.set(schema, refuse);
  const made = makeWriter(schema as z.core.$ZodTypes);
  writers.set(schema, made);
  return made;
}

/**
 * The same result as `z.encode`, several times faster, because a lookup returns every record it finds. It compiles the schema
 * once into encoders. Everything that the encoders do not know to be valid, wrong values and unknown kinds of schemas included,
 * falls back to `z.encode`, so both return the same or throw the same.
 */
export function quickEncode<Clean>(schema: z.ZodMiniType<Clean, unknown>, value: Clean): unknown {
  const written = writerOf(schema)(value);
  return written === refused ? z.encode(schema, value) : written;
}
