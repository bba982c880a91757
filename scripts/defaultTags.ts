// Compares the `@default` of each docstring with the value that the component's code gives the prop.
import type { Prop, PropsInterface, SourceProps } from './componentProps.ts';

type Sources = ReadonlyMap<string, SourceProps>;

interface Declared {
  file: string;
  owner: string;
  prop: Prop;
}

/** The interface behind a name in a file, with the file that declares it; undefined for one of a package. */
function findInterface(
  name: string,
  file: string,
  sources: Sources,
): { file: string; declared: PropsInterface } | undefined {
  const source = sources.get(file);
  const declared = source?.interfaces.find((one) => one.name === name);
  if (declared !== undefined) return { file, declared };
  const from = source?.imports.get(name);
  return from === undefined ? undefined : findInterface(from.name, from.file, sources);
}

/** Where a prop of an interface is declared: in itself, or else in what it extends; undefined for an attribute of an element. */
function findProp(name: string, owner: string, file: string, sources: Sources): Declared | undefined {
  const found = findInterface(owner, file, sources);
  const prop = found?.declared.props.find((one) => one.name === name);
  if (found === undefined || prop !== undefined)
    return prop && found && { file: found.file, owner: found.declared.name, prop };
  for (const base of found.declared.bases) {
    const inherited = findProp(name, base, found.file, sources);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

const tagIn = (doc: string) => / ?@default (.*)$/.exec(doc)?.[1] ?? null;

/** Docstrings that leave out or contradict a default value, or name one that the code does not have. */
export function defaultFaults(sources: Sources): string[] {
  const faults = new Set<string>();
  const given = new Map<Prop, string>();
  for (const [file, { defaults }] of sources) {
    for (const { props, prop: name, value } of defaults) {
      const found = findProp(name, props, file, sources);
      if (found === undefined) continue;
      given.set(found.prop, value);
      const said = tagIn(found.prop.doc);
      const where = `${found.file}: ${found.owner}.${name}`;
      if (said !== value) faults.add(`${where} is ${value} by default${said === null ? '' : `, and not ${said}`}`);
    }
  }
  for (const [file, { interfaces }] of sources) {
    for (const { name, props } of interfaces) {
      for (const prop of props) {
        const said = tagIn(prop.doc);
        if (said !== null && !given.has(prop)) faults.add(`${file}: ${name}.${prop.name} has no default value ${said}`);
      }
    }
  }
  return [...faults];
}
